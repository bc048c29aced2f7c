//! Runs the `awale` program.

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A call of the program that is about to be made.
pub struct Call {
    arguments: Vec<String>,
    input: String,
    directory: Option<PathBuf>,
    variables: Vec<(String, OsString)>,
}

/// A call with these arguments and no input.
pub fn awale(arguments: &[&str]) -> Call {
    Call {
        arguments: arguments.iter().map(|&text| text.to_owned()).collect(),
        input: String::new(),
        directory: None,
        variables: Vec::new(),
    }
}

impl Call {
    /// Gives it standard input.
    pub fn stdin(mut self, input: impl Into<String>) -> Self {
        self.input = input.into();
        self
    }

    /// Runs it in this directory, and without cargo's word for where the repository is.
    pub fn inside(mut self, directory: &Path) -> Self {
        self.directory = Some(directory.to_owned());
        self
    }

    /// Sets a variable of its environment.
    pub fn variable(mut self, name: &str, value: impl Into<OsString>) -> Self {
        self.variables.push((name.to_owned(), value.into()));
        self
    }

    /// Makes it.
    pub fn output(self) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_awale"));
        if let Some(directory) = self.directory {
            command
                .current_dir(directory)
                .env_remove("CARGO_MANIFEST_DIR");
        }
        let mut child = command
            .args(&self.arguments)
            .envs(self.variables)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("awale starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        let input = self.input;
        let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
        let output = child.wait_with_output().expect("awale ends");
        // A program that failed early has closed the pipe.
        let _ = writer.join().expect("the writer does not panic");
        output
    }
}

/// The standard output of a call that must succeed.
#[track_caller]
pub fn succeeds(call: Call) -> String {
    let output = call.output();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "it failed: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The standard error of a call that must fail.
#[track_caller]
pub fn fails(call: Call) -> String {
    let output = call.output();
    assert!(!output.status.success(), "it succeeded");
    String::from_utf8(output.stderr).expect("UTF-8")
}
