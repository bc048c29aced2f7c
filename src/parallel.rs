//! Work on several tasks at a time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Result, anyhow};

/// The results of `work` on each task, in the order of the tasks, with at most `workers` at a time;
/// the first error if there is one. `work` is also given the task's place.
pub fn in_parallel<T: Sync, R: Send>(
    workers: usize,
    tasks: &[T],
    work: impl Fn(usize, &T) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    let worker = || {
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(task) = tasks.get(place) else {
                return;
            };
            let result = work(place, task);
            if result.is_err() {
                // Nobody needs to go on.
                next.store(tasks.len(), Ordering::Relaxed);
            }
            if let Ok(mut results) = results.lock() {
                results.push((place, result));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..workers.min(tasks.len()) {
            scope.spawn(worker);
        }
    });
    let mut results = results
        .into_inner()
        .map_err(|_| anyhow!("a worker panicked"))?;
    results.sort_by_key(|(place, _)| *place);
    results.into_iter().map(|(_, result)| result).collect()
}

/// As many workers as the machine has processors for.
pub fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::bail;

    #[test]
    fn results_are_in_the_order_of_the_tasks() {
        let tasks: Vec<u64> = (0..200).collect();
        for workers in [1, 3, 500] {
            let squares = in_parallel(workers, &tasks, |place, &task| {
                assert_eq!(place as u64, task);
                Ok(task * task)
            });
            let squares = squares.expect("no errors");
            assert!(squares.iter().zip(&tasks).all(|(s, t)| *s == t * t));
        }
    }

    #[test]
    fn an_error_ends_the_work() {
        let done = AtomicUsize::new(0);
        let result = in_parallel(2, &[0; 1000], |place, _| {
            if place == 10 {
                bail!("task {place}");
            }
            done.fetch_add(1, Ordering::Relaxed);
            std::thread::yield_now();
            Ok(())
        });
        assert_eq!(result.expect_err("an error").to_string(), "task 10");
        assert!(done.into_inner() < 1000);
    }
}
