import { m } from '#src/copy/generated/messages.js';
import type { HoldClockWords } from '#src/ui/HoldClock.tsx';

export const seatClock: HoldClockWords = {
  held: m.ui_held,
  until: m.ui_held_until,
  say: m.ui_held_say,
  over: m.ui_hold_over,
};
