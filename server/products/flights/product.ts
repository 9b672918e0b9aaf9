import { ISSUE_PROMISE_SECONDS } from '#domain/core/limits.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { emptyDraft } from '#domain/core/passengers.ts';
import { shortAirport } from '#domain/country/airports.ts';
import { cityOf, citySlug } from '#domain/country/cities.ts';
import { placeOfCity } from '#domain/country/places.ts';
import { counterClosesAt } from '#domain/flights/check-in-counter.ts';
import { protectionPrice } from '#domain/flights/fares.ts';
import { FLIGHT_HOLD_SECONDS } from '#domain/flights/flight-limits.ts';
import { partySize } from '#domain/flights/flight-search.ts';
import { papersByName } from '#server/orders/order-row.ts';
import { defineProduct } from '#server/orders/product.ts';
import { quoteAll, quotePeople } from '#server/products/flights/cancellation.ts';
import { cardsOf } from '#server/products/flights/cards.ts';
import { flightChanges } from '#server/products/flights/changes.ts';
import { type FlightDetail, faresOf, itemOf, spanOf } from '#server/products/flights/detail.ts';
import { checkPassengers, faresFor } from '#server/products/flights/details.ts';
import { explainSoldOut, holdSeatsAgain } from '#server/products/flights/hold-again.ts';
import { stayProblem, unsellPeople } from '#server/products/flights/leave.ts';
import { flightsCalendar, itinerary, MAIL_WORDS, ticketBlocks } from '#server/products/flights/mails.ts';
import { findSeats } from '#server/products/flights/mend.ts';
import { drawPapers } from '#server/products/flights/papers/draw.ts';
import { SEAT_HOLD_LIMITS } from '#server/products/flights/seats-held.ts';
import { changeSeats, ensureStock } from '#server/products/flights/stock.ts';
import { ticketNumber } from '#server/products/flights/ticket-number.ts';

type Count = 'held' | 'sold';

const changes = (detail: FlightDetail, counts: Partial<Record<Count, 1 | -1>>) =>
  detail.legs.map(({ fareId, seats }) => ({
    fareId,
    held: seats * (counts.held ?? 0),
    sold: seats * (counts.sold ?? 0),
  }));

/** "Tehran to Shiraz", with "and back" for a return trip. */
function titleOf({ legs: [out, back] }: FlightDetail): string {
  if (!out) return '';
  const way = `${cityOf(out.flight.origin)} to ${cityOf(out.flight.destination)}`;
  return back ? `${way} and back` : way;
}

/** "Iran Air IR 425", "Mehrabad (THR) to Shiraz (SYZ)". */
const stepOf = ({ flight }: FlightDetail['legs'][number]) => ({
  kind: 'way' as const,
  startsAt: flight.departsAt,
  endsAt: flight.arrivesAt,
  from: placeOfCity(citySlug(flight.origin), cityOf(flight.origin)),
  to: placeOfCity(citySlug(flight.destination), cityOf(flight.destination)),
  title: `${flight.airlineName} ${flight.flightNumber}`,
  text: `${shortAirport(flight.origin)} (${flight.origin}) to ${shortAirport(flight.destination)} (${flight.destination})`,
  ...cardsOf(flight),
  counterClosesAt: counterClosesAt(flight),
  answerBy: null,
  enterBy: null,
});

/** Seats of simulated flights. A real supplier would implement the same methods. */
export const flights = defineProduct<FlightDetail>({
  pageOf: pathTo.issue,
  summary: (detail) => ({
    title: titleOf(detail),
    place: citySlug(detail.legs[0]?.flight.destination ?? ''),
    ...spanOf(detail),
    people: partySize(detail),
  }),
  steps: ({ legs }) => legs.map(stepOf),
  mend: findSeats,
  view: (order, people) => ({
    item: itemOf(order, people),
    lines: faresOf(order.detail, people),
  }),
  holdSeconds: FLIGHT_HOLD_SECONDS,
  reprice: faresFor,
  holdAgain: holdSeatsAgain,
  people: { emptyDraft, check: checkPassengers },
  stock: {
    take: async (db, detail) => {
      await ensureStock(
        db,
        detail.legs.map(({ fareId }) => fareId),
      );
      const refused = await changeSeats(db, changes(detail, { held: 1 }));
      if (refused.length === 0) return { taken: true };
      // All or none, even when the caller does not roll back.
      const got = { ...detail, legs: detail.legs.filter(({ fareId }) => !refused.includes(fareId)) };
      await changeSeats(db, changes(got, { held: -1 }));
      return { taken: false };
    },
    release: async (db, detail) => void (await changeSeats(db, changes(detail, { held: -1 }))),
    sell: async (db, detail) => void (await changeSeats(db, changes(detail, { held: -1, sold: 1 }))),
    unsell: async (db, detail) => void (await changeSeats(db, changes(detail, { sold: -1 }))),
    hasSpare: async (db, detail) => {
      const rows = await db
        .selectFrom('seat_stock')
        .select('fare_id')
        .where(
          'fare_id',
          'in',
          detail.legs.map(({ fareId }) => fareId),
        )
        .where('is_off_sale', '=', false)
        .whereRef('capacity', '>', (eb) => eb('held', '+', eb.ref('sold')))
        .execute();
      return rows.length === detail.legs.length;
    },
    holdLimits: SEAT_HOLD_LIMITS,
    explain: explainSoldOut,
  },
  payment: { protectionPrice },
  supplier: {
    issue: async ({ people }) => ({
      papers: Array.from({ length: people }, (_, person) => ({ kind: 'ticket', number: ticketNumber(), person })),
    }),
    promiseMs: () => ISSUE_PROMISE_SECONDS * 1000,
  },
  cancellation: {
    quote: quoteAll,
    parts: {
      quote: quotePeople,
      stayProblem,
      namesOf: (_detail, parts) => papersByName('the ticket', parts),
      unsell: unsellPeople,
    },
  },
  changes: flightChanges,
  papers: {
    words: MAIL_WORDS,
    bought: ({ legs }) => itinerary(legs),
    files: drawPapers,
    blocks: ticketBlocks,
    calendar: flightsCalendar,
  },
});
