import { m } from '#src/copy/generated/messages.js';
import { momentWords } from '#src/screens/accounts/profile/order-timeline.ts';
import type { MadeChange } from '#src/screens/core/booking/slots.ts';
import type { FlightOrder } from '#src/screens/flights/checkout/order.ts';

/** What the history of an order says of another flight, also where it is another fare or airline at the same minute. */
export function flightChanged(change: MadeChange, order: FlightOrder): string {
  const at = isBack(change, order) ? 'endsAt' : 'startsAt';
  const [before, after] = [momentWords(change.before[at]), momentWords(change.after[at])];
  if (before === after) return SAME[at]({ at: after });
  return MOVED[at]({ before, after });
}

const MOVED = { startsAt: m.flights_event_date, endsAt: m.flights_event_date_back } as const;
const SAME = { startsAt: m.flights_event_date_same, endsAt: m.flights_event_date_back_same } as const;

/** Of changes from before the flight was kept with them only the times are known. */
function isBack({ part, before, after }: MadeChange, { item: { legs } }: FlightOrder): boolean {
  if (part !== undefined) return part === 'returning';
  return legs.length > 1 && before.startsAt === after.startsAt && before.endsAt !== after.endsAt;
}
