import { formatMoney, sum } from '#domain/core/money.ts';
import { clockOf, dayOf, formatDay } from '#domain/core/time.ts';
import { flightCode } from '#domain/flights/flight-code.ts';
import { partySize } from '#domain/flights/flight-search.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { FlightFlowView } from '#src/platform/flights/flight-flow.ts';

/** What a login keeps: the chosen flights, and their total once all are chosen. */
export function choiceText({ view, search, order }: FlightFlowView): string | null {
  const count = partySize(search);
  if (order && (view.kind === 'passengers' || view.kind === 'review' || view.kind === 'expired')) {
    const flights = order.item.legs.map(({ flight }) => flightText(flight)).join('; ');
    return m.login_choice({ flights, amount: formatMoney(order.total), count: partySize(order.item) });
  }
  if (view.kind !== 'results') return null;
  const { departing, returning } = view.selectedAvailables;
  const chosen = [departing, returning].filter((offer) => offer !== null);
  if (chosen.length === 0) return null;
  const flights = chosen.map(({ flight }) => flightText(flight)).join('; ');
  if (chosen.length < (search.type === 'twoWay' ? 2 : 1)) return m.login_choice_part({ flights });
  const amount = formatMoney(
    sum(
      chosen.map(({ total }) => total),
      'EUR',
    ),
  );
  return m.login_choice({ flights, amount, count });
}

/** "Qeshm Air QB 1213, Sat 5 Dec, 10:20". */
const flightText = (flight: FlightOffer['flight']): string =>
  `${flight.airlineName} ${flightCode(flight)}, ${formatDay(dayOf(flight.departsAt))}, ${clockOf(flight.departsAt)}`;
