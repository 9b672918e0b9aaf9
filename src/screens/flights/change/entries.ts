import { isMoved, NAME_ENDS_BEFORE_MS } from '#domain/flights/flight-change.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeSlots } from '#src/screens/core/change/change-slots.ts';
import { type FlightOrder, whoFlies } from '#src/screens/flights/checkout/order.ts';

/** What can be asked for now: another flight while all still fly, a name until a day before the first flight. */
const entriesOf: ChangeSlots<FlightOrder>['entriesOf'] = (order) => {
  const { item, passengers, serverNow } = order;
  const coming = item.legs.filter(({ flight }) => flight.departsAt > serverNow);
  const first = Math.min(...item.legs.map(({ flight }) => flight.departsAt));
  return [
    ...(coming.some(isMoved) ? [{ kind: 'time', text: m.flights_change_time() }] : []),
    ...(coming.length > 0 && whoFlies(order).length === passengers.length
      ? [{ kind: 'date', text: m.flights_change_date() }]
      : []),
    ...(serverNow < first - NAME_ENDS_BEFORE_MS ? [{ kind: 'name', text: m.flights_change_name() }] : []),
  ];
};

export const changeSlots: ChangeSlots<FlightOrder> = {
  entriesOf,
  load: async () => (await import('#src/screens/flights/change/change-parts.tsx')).changeParts,
};
