#pragma once

/// Opens `/dev/null` in place of each standard stream that is closed, so that no file or queue that the program opens
/// gets its number: the player's answers would be read from it, or text written into it. It runs before `main`
/// and before the Swift runtime opens anything. Input then ends at once, and output fails as on a closed
/// stream, since all three are open for reading only.
void standard_streams_reserve(void);
