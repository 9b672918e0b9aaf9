import { m } from '#src/copy/generated/messages.js';
import type { HoldClockWords } from '#src/ui/HoldClock.tsx';

/** The hold of a card is its rate. */
export const RATE_WORDS: HoldClockWords = {
  held: m.card_clock_held,
  until: m.card_clock_until,
  say: m.card_clock_say,
  over: m.card_clock_over,
};
