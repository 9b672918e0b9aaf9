import { m } from '#src/copy/generated/messages.js';
import type { HoldClockWords } from '#src/ui/HoldClock.tsx';

export const HOLD_WORDS: HoldClockWords = {
  held: m.transport_clock_held,
  until: m.transport_clock_until,
  say: m.transport_clock_say,
  over: m.transport_clock_over,
};
