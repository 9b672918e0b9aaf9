import { dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { OrderCore } from '#src/screens/core/booking/order.ts';

type Schemas = components['schemas'];
type Change = Pick<Schemas['OrderChange'], 'summary'>;

/** Another booking on a day that a change begins or ends on, before or after it. `day`: ISO. */
export type Beside = { readonly page: string; readonly title: string; readonly day: string };

/** "Tehran to Shiraz, Varesh Airlines VR 5803"; of a stay the hotel. */
function titleOf({ kind, from, to, title }: Schemas['TripStep']): string {
  if (kind !== 'way') return title || to.name;
  return [m.trip_fits_way({ from: from.name, to: to.name }), title].filter((part) => part !== '').join(', ');
}

/** The first and the last of two days. */
const span = (one: number, other: number) => [dayOf(Math.min(one, other)), dayOf(Math.max(one, other))] as const;

/** Days between the old and the new beginning, and between the old and the new end; nothing where a day stays. */
function movedDays({ summary: before }: Pick<OrderCore, 'summary'>, { summary: after }: Change) {
  return [span(before.startsAt, after.startsAt), span(before.endsAt, after.endsAt)].filter(
    ([first, last]) => first !== last,
  );
}

/** False for a name, or for another time of the same day. */
export const movesDays = (order: Pick<OrderCore, 'summary'>, change: Change): boolean =>
  movedDays(order, change).length > 0;

/** What else is booked in the journey of an order on the days that move; nothing of it moves with them. */
export function besideChange(
  order: Pick<OrderCore, 'orderId' | 'summary'>,
  change: Change,
  journeys: readonly Schemas['Journey'][],
): Beside[] {
  const days = movedDays(order, change);
  const touches = (moment: number) => days.some(([first, last]) => first <= dayOf(moment) && dayOf(moment) <= last);
  const journey = journeys.find(({ orders }) => orders.some(({ orderId }) => orderId === order.orderId));
  return (journey?.orders ?? [])
    .filter(({ orderId, state }) => orderId !== order.orderId && state !== 'begun')
    .flatMap(({ page, steps }) =>
      steps
        .filter(({ kind, startsAt, endsAt }) => kind !== 'visa' && (touches(startsAt) || touches(endsAt)))
        .map((step) => ({ page, title: titleOf(step), day: dayOf(step.startsAt) })),
    );
}
