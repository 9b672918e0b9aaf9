// Ten polls every three seconds, then one every fifteen seconds without a limit.
const QUICK_POLLS = 10;
const QUICK_PAUSE_MS = 3000;
const SLOW_PAUSE_MS = 15_000;

export const isBankSlow = (polls: number): boolean => polls > QUICK_POLLS;

/** Pause before the next poll of the bank, in ms. */
export const bankPause = (polls: number): number => (isBankSlow(polls) ? SLOW_PAUSE_MS : QUICK_PAUSE_MS);
