use std::process::ExitCode;

fn main() -> ExitCode {
    match awale::cli::run() {
        Ok(code) => code,
        Err(error) if error.is::<awale::cli::ReaderGone>() => ExitCode::SUCCESS,
        Err(error) => {
            // One line of cause, and one of what to do where there is one.
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
