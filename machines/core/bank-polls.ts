// Ten pauses of three seconds, then one question every fifteen, for as long as it takes.
const QUICK_POLLS = 10;
const QUICK_PAUSE_MS = 3000;
const SLOW_PAUSE_MS = 15_000;

/** The bank's word was asked for this often and takes longer than one expects. */
export const isBankSlow = (polls: number): boolean => polls > QUICK_POLLS;

/** Before the bank's word is asked for again, in ms. */
export const bankPause = (polls: number): number => (isBankSlow(polls) ? SLOW_PAUSE_MS : QUICK_PAUSE_MS);
