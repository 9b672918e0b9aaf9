import type { Transaction } from 'kysely';
import { ageClassOn } from '#domain/core/ages.ts';
import { euro, sum } from '#domain/core/money.ts';
import { FREE_LETTERS, wrongLetters } from '#domain/core/name-correction.ts';
import { ticketName } from '#domain/core/names.ts';
import { nameProblem } from '#domain/core/person.ts';
import { type FieldProblem, ProblemError, problemsIn } from '#domain/core/problem.ts';
import { dayOf, MINUTE_MS } from '#domain/core/time.ts';
import { legTotal } from '#domain/flights/fares.ts';
import { CHANGE_QUOTE_SECONDS, isFreeOn, isMoved, moveOf, NAME_ENDS_BEFORE_MS } from '#domain/flights/flight-change.ts';
import { MIN_CONNECTION_MINUTES } from '#domain/flights/flight-limits.ts';
import { dayProblem, type Party, partyProblems } from '#domain/flights/flight-search.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { isNameTaken } from '#server/orders/name-taken.ts';
import type { OrderOf, PaperRow, PassengerRow } from '#server/orders/order-row.ts';
import type { Changed, Changes } from '#server/orders/product.ts';
import { notAllowed, wishRefused } from '#server/orders/refusals.ts';
import { soldOf } from '#server/products/flights/cancellation.ts';
import { birthDaysOf, type FlightDetail, type HeldLeg, spanOf } from '#server/products/flights/detail.ts';
import { quoteOf } from '#server/products/flights/quote.ts';
import { changeSeats, lockStock, stockOf } from '#server/products/flights/stock.ts';
import { ticketNumber } from '#server/products/flights/ticket-number.ts';
import {
  fareOf,
  faresOn,
  fareTermsOf,
  flightOf,
  isOnSale,
  type TimetableFare,
} from '#server/products/flights/timetable.ts';

type Schemas = components['schemas'];
type Asked = {
  readonly people: readonly PassengerRow[];
  readonly papers: readonly PaperRow[];
  readonly now: number;
};

/** Another flight for a leg, and a corrected name (decision 0081). */
export const flightChanges: Omit<Changes<FlightDetail>, 'follow'> = {
  quoteMs: CHANGE_QUOTE_SECONDS * 1000,
  quote: (tx, order, { wish, ...asked }) => {
    // The contract lists the kinds of all products.
    const own = wish as Schemas['FlightChange'];
    if (own.kind === 'date') return quoteDate(tx, order, own, asked);
    if (own.kind === 'name') return quoteName(order, own, asked);
    if (own.kind === 'time') return acceptTime(order, own, asked.now);
    throw notAllowed('Flights have no such change.');
  },
  issue: async ({ replaced }) => replaced.map(ticketNumber),
  drop: (db, before, after) => changeTaken(db, before, after, ({ held }) => [{ ...held, held: -held.seats, sold: 0 }]),
  partOf: (before, after) =>
    after.legs.find(({ fareId }, index) => fareId !== before.legs[index]?.fareId)?.path ?? null,
  take: (db, before, after) =>
    changeTaken(db, before, after, ({ held, left }) => [
      { ...held, held: -held.seats, sold: held.seats },
      { ...left, held: 0, sold: -left.seats },
    ]),
};

type Seats = Pick<HeldLeg, 'fareId' | 'seats'>;

/** For each leg that is on another fare: `held` by the change, and `left` by it. */
async function changeTaken(
  db: Queryable,
  before: FlightDetail,
  after: FlightDetail,
  make: (leg: { readonly held: Seats; readonly left: Seats }) => Parameters<typeof changeSeats>[1],
): Promise<void> {
  const changes = after.legs.flatMap((held, index) => {
    const left = before.legs[index];
    return left && left.fareId !== held.fareId ? make({ held, left }) : [];
  });
  await changeSeats(db, changes);
}

async function quoteDate(
  tx: Transaction<Tables>,
  order: OrderOf<FlightDetail>,
  { path, date, flightNumber, fareClass }: Schemas['FlightDateChange'],
  { people, papers, now }: Asked,
): Promise<Changed<FlightDetail>> {
  const { detail } = order;
  const leg = detail.legs.find((one) => one.path === path);
  if (!leg) throw refusedField('path', 'invalid');
  if (now >= leg.flight.departsAt) throw notAllowed('This flight has left.');
  // Their fares are in the price of this flight, and part of them came back.
  if (people.some(({ left_at }) => left_at !== null)) throw notAllowed('One of the travellers has left this order.');
  const problemOfDay = dayProblem(date, dayOf(now));
  if (problemOfDay) throw refusedField('date', problemOfDay);
  const route = `${leg.flight.origin}-${leg.flight.destination}`;
  const fare = faresOn(route, date).find(
    (one) => flightOf(one).flightNumber === flightNumber && one.fareClass === fareClass,
  );
  if (!fare || isAtOldTime(leg, fare)) throw refusedField('flightNumber', 'invalid');
  if (fare.fareId === leg.fareId) throw refusedField('flightNumber', 'nothing_changed');
  requireTime(detail, path, fare);
  const party = partyOn(people, fare.day);
  const [problem] = Object.values(partyProblems(party));
  if (problem) throw refusedField('date', problem);
  if (people.some(({ passport_expires_on }) => (passport_expires_on ?? '9999') < fare.day)) {
    throw refusedField('date', 'passport_expired');
  }
  const next = await takeSeats(tx, fare, party, now);
  // The airline moved the flight: its traveller pays what was paid.
  const prices = isFreeOn(leg, fare) ? leg.prices : next.prices;
  const { kept } = moveOf(soldOf(order, people), path, legTotal(prices, party), now);
  const moved: HeldLeg = {
    path,
    flight: flightOf(fare),
    fare: fareTermsOf(fare),
    prices,
    fareId: fare.fareId,
    seats: next.seats,
    kept: (leg.kept ?? 0) + kept.amount,
  };
  const after = { ...detail, legs: detail.legs.map((one) => (one.path === path ? moved : one)) };
  return {
    detail: after,
    fares: sum(
      soldOf({ ...order, detail: after }, people).lines.map((line) => line.sum),
      'EUR',
    ),
    replaces: papers.map(({ position }) => position),
  };
}

/** A fare of the flight of a leg that the airline moved: the timetable has it at the old time. */
const isAtOldTime = ({ fareId, moved, flight }: HeldLeg, fare: TimetableFare): boolean =>
  moved !== undefined && fare.day === fareOf(fareId)?.day && flightOf(fare).flightNumber === flight.flightNumber;

/** The flights of a trip leave time to change between them. */
function requireTime({ legs }: FlightDetail, path: HeldLeg['path'], fare: TimetableFare): void {
  const moved = flightOf(fare);
  const [out, back] = legs.map((leg) => (leg.path === path ? moved : leg.flight));
  if (out && back && back.departsAt - out.arrivesAt < MIN_CONNECTION_MINUTES * MINUTE_MS) {
    throw refusedField('date', 'connection_too_short');
  }
}

const partyOn = (people: readonly PassengerRow[], day: string): Party => {
  const party = { adult: 0, child: 0, infant: 0 };
  for (const birthDay of birthDaysOf(people)) party[ageClassOn(birthDay, day)] += 1;
  return party;
};

/** Holds the seats of a fare at its price of this moment. Throws 409 `sold_out`. */
async function takeSeats(tx: Transaction<Tables>, fare: TimetableFare, party: Party, now: number) {
  const seats = party.adult + party.child;
  const book = await lockStock(tx, [fare.fareId]);
  const { capacity, gone } = stockOf(book, fare);
  if (!isOnSale(fare, now) || capacity - gone < seats) throw soldOut();
  const { prices } = quoteOf(fare, book, party, now);
  if ((await changeSeats(tx, [{ fareId: fare.fareId, held: seats, sold: 0 }])).length > 0) throw soldOut();
  return { prices, seats };
}

async function quoteName(
  order: OrderOf<FlightDetail>,
  { person, ...typed }: Schemas['FlightNameChange'],
  { people, papers, now }: Asked,
): Promise<Changed<FlightDetail>> {
  const { detail } = order;
  if (now >= spanOf(detail).startsAt - NAME_ENDS_BEFORE_MS) {
    throw notAllowed('Names are corrected until 24 hours before the first flight.');
  }
  const holder = people.find(({ position }) => position === person);
  if (!holder || holder.left_at !== null) throw refusedField('person', 'invalid');
  const problems = problemsIn({ firstName: nameProblem(typed.firstName), lastName: nameProblem(typed.lastName) });
  if (Object.keys(problems).length > 0) throw wishRefused(problems);
  const name = { firstName: ticketName(typed.firstName), lastName: ticketName(typed.lastName) };
  const known = { firstName: holder.first_name, lastName: holder.last_name };
  if (name.firstName === known.firstName && name.lastName === known.lastName)
    throw refusedField('firstName', 'nothing_changed');
  if (isNameTaken(people, { position: person, ...name }, ({ birth_on }) => birth_on ?? ''))
    throw refusedField('firstName', 'same_person');
  const letters = (detail.corrected?.[person] ?? 0) + wrongLetters(known, name);
  if (letters > FREE_LETTERS) {
    throw refusedField(name.firstName === known.firstName ? 'lastName' : 'firstName', 'too_many_letters');
  }
  return {
    detail: { ...detail, corrected: { ...detail.corrected, [person]: letters } },
    fares: euro(order.fares),
    people: [{ position: person, title: holder.title, ...name }],
    replaces: papers.filter((paper) => paper.person === person).map(({ position }) => position),
    takesNothing: true,
  };
}

/** The new time of a flight that the airline moved is taken as it is; the papers have it already. */
async function acceptTime(
  { detail, fares }: OrderOf<FlightDetail>,
  { path }: Schemas['FlightTimeChange'],
  now: number,
): Promise<Changed<FlightDetail>> {
  const leg = detail.legs.find((one) => one.path === path);
  if (!leg?.moved || !isMoved(leg) || now >= leg.flight.departsAt) throw notAllowed('There is no new time to accept.');
  const accepted = { ...leg, moved: { ...leg.moved, isAccepted: true } };
  const legs = detail.legs.map((one) => (one.path === path ? accepted : one));
  return { detail: { ...detail, legs }, fares: euro(fares), replaces: [], takesNothing: true };
}

const soldOut = () => new ProblemError(409, { code: 'sold_out', message: 'These seats have just been taken.' });
const refusedField = (field: string, problem: FieldProblem) => wishRefused({ [field]: problem });
