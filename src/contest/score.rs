//! How a match stands.

use std::fmt;

use super::PlayedGame;

/// The normal distribution's bound that leaves 2.5% on either side.
const Z: f64 = 1.959_964;

/// The result of a match, seen by its first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

impl Score {
    /// The sum of some games.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a PlayedGame>) -> Self {
        let mut score = Self::default();
        for game in games {
            match game.score {
                1.0 => score.wins += 1,
                0.0 => score.losses += 1,
                _ => score.draws += 1,
            }
        }
        score
    }

    fn games(&self) -> f64 {
        f64::from(self.wins + self.draws + self.losses)
    }

    /// The share of the points, 0–1; a half if nothing was played.
    pub fn share(&self) -> f64 {
        if self.games() == 0.0 {
            return 0.5;
        }
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / self.games()
    }

    /// Where the true share lies with 95% confidence (Wilson's interval, with a draw as half a win:
    /// on the safe side, as draws scatter less than wins and losses do).
    pub fn interval(&self) -> [f64; 2] {
        let n = self.games();
        if n == 0.0 {
            return [0.0, 1.0];
        }
        let p = self.share();
        let scale = 1.0 + Z * Z / n;
        let middle = (p + Z * Z / (2.0 * n)) / scale;
        let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt() / scale;
        [(middle - half).max(0.0), (middle + half).min(1.0)]
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let [low, high] = self.interval().map(|bound| bound * 100.0);
        write!(
            f,
            "{} wins, {} draws, {} losses: {:.1}% (95% confidence: {low:.1} to {high:.1}%)",
            self.wins,
            self.draws,
            self.losses,
            self.share() * 100.0
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // Worked by hand: 60 of 100 points, z^2 = 3.84146.
        let score = Score {
            wins: 50,
            draws: 20,
            losses: 30,
        };
        assert_eq!(
            score.to_string(),
            "50 wins, 20 draws, 30 losses: 60.0% (95% confidence: 50.2 to 69.1%)"
        );
    }

    #[test]
    fn few_games_prove_little() {
        let score = Score {
            wins: 2,
            ..Score::default()
        };
        let [low, high] = score.interval();
        assert!((0.3..0.4).contains(&low) && (0.999..=1.0).contains(&high));
        assert_eq!(Score::default().interval(), [0.0, 1.0]);
    }
}
