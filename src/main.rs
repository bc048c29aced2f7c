use std::process::ExitCode;

fn main() -> ExitCode {
    match awale::cli::run() {
        Ok(code) => code,
        Err(error) => {
            // One line of cause, and one of what to do where there is one.
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
