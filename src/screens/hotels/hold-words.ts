import { m } from '#src/copy/generated/messages.js';

export const HOLD_WORDS = {
  held: m.hotels_clock_held,
  until: m.hotels_clock_until,
  say: m.hotels_clock_say,
  over: m.hotels_clock_over,
};
