import { m } from '#src/copy/generated/messages.js';
import type { HoldClockWords } from '#src/ui/HoldClock.tsx';

export const HOLD_WORDS: HoldClockWords = {
  held: m.insurance_clock_held,
  until: m.insurance_clock_until,
  say: m.insurance_clock_say,
  over: m.insurance_clock_over,
};
