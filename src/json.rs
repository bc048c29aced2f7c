//! Requests in JSON: objects whose members have names.

use std::fmt;
use std::marker::PhantomData;

use anyhow::{Context, Result};
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// Reads a request. Errors say what is wrong and in which column.
pub fn request<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T> {
    let Object(request) = serde_json::from_str(text).context("not a request in JSON")?;
    Ok(request)
}

/// Reads a member that is an object or null, for `deserialize_with`.
pub fn optional_object<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    let object = Option::<Object<T>>::deserialize(deserializer)?;
    Ok(object.map(|Object(value)| value))
}

/// A `T` that is given as an object: serde alone takes an array of its fields, too.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Members(PhantomData))
    }
}

struct Members<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Members<T> {
    type Value = Object<T>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map)).map(Object)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Outer {
        number: u8,
        #[serde(default, deserialize_with = "optional_object")]
        inner: Option<Inner>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Inner {
        flag: bool,
    }

    #[test]
    fn objects_are_read() {
        let outer = |inner| Outer { number: 1, inner };
        let read = |text| request::<Outer>(text).expect("a request");
        assert_eq!(read(r#"{"number": 1}"#), outer(None));
        assert_eq!(read(r#"{"number": 1, "inner": null}"#), outer(None));
        assert_eq!(
            read(r#"{"inner": {"flag": true}, "number": 1}"#),
            outer(Some(Inner { flag: true }))
        );
    }

    #[track_caller]
    fn refuses(text: &str, error: &str) {
        let refused = request::<Outer>(text).expect_err("a bad request");
        assert_eq!(
            format!("{refused:#}"),
            format!("not a request in JSON: {error}")
        );
    }

    #[test]
    fn anything_else_is_refused() {
        refuses(
            "[1, null]",
            "invalid type: sequence, expected an object at line 1 column 0",
        );
        refuses(
            r#"{"number": 1, "inner": [true]}"#,
            "invalid type: sequence, expected an object at line 1 column 23",
        );
        refuses(
            "1",
            "invalid type: integer `1`, expected an object at line 1 column 1",
        );
        refuses(
            r#"{"number": 1, "other": 2}"#,
            "unknown field `other`, expected `number` or `inner` at line 1 column 21",
        );
        let twice = request::<Outer>(r#"{"number": 1, "number": 2}"#).expect_err("a bad request");
        let cause = "not a request in JSON: duplicate field `number` at line 1 column ";
        assert!(format!("{twice:#}").starts_with(cause), "{twice:#}");
    }
}
