import { m } from '#src/copy/generated/messages.js';
import type { HoldClockWords } from '#src/ui/HoldClock.tsx';

export const HOLD_WORDS: HoldClockWords = {
  held: m.tours_clock_held,
  until: m.tours_clock_until,
  say: m.tours_clock_say,
  over: m.tours_clock_over,
};
