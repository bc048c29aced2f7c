//! Where the start code comes in.

use core::ptr::addr_of_mut;

use crate::app::App;
use crate::hardware::Hardware;

static mut APP: App = App::new(Hardware::new());

/// Runs the program. Called once by the start code: memory is in place, the interrupt runs, and the
/// display is off.
#[unsafe(no_mangle)]
pub extern "C" fn awale_main() -> ! {
    // SAFETY: the only reference to `APP`, as this is called once; the interrupt does not know it.
    let app = unsafe { &mut *addr_of_mut!(APP) };
    app.start();
    loop {
        app.step();
    }
}
