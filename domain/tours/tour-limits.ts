/** How long places are held while names are written, in seconds. */
export const HOLD_SECONDS = 900;
