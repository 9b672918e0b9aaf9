import { euro } from '#domain/core/money.ts';
import { shares } from '#domain/core/refund-split.ts';
import { keptPercent, visaRefusedUntil } from '#domain/tours/cancelling.ts';
import { decidedOn, endOfDay } from '#domain/tours/dates.ts';
import { eachOf } from '#domain/tours/ladder.ts';
import { isCalledOff } from '#domain/tours/standing.ts';
import { mayTravel } from '#domain/tours/travellers.ts';
import type { Queryable } from '#server/db/database.ts';
import { givenTo } from '#server/orders/gifts.ts';
import { type OrderOf, type PassengerRow, papersByName } from '#server/orders/order-row.ts';
import type { Cancellation, LeavingPaper, Product } from '#server/orders/product.ts';
import { lineOf, partsOf, placesIn, type ToursDetail, withoutNotesOf } from '#server/products/tours/detail.ts';
import { changePlaces } from '#server/products/tours/places.ts';

type Rules = Product<ToursDetail>['cancellation'];
type Order = OrderOf<ToursDetail>;

/** What was paid for each part of each traveller, its share of the discount taken off; in cents of EUR. */
function paidFor({ detail, discount }: Pick<Order, 'detail' | 'discount'>) {
  const items = detail.persons.flatMap((person, place) =>
    partsOf(detail, person).map(({ part, price }) => ({ place, line: lineOf(detail, person, part), price })),
  );
  const off = shares(
    discount,
    items.map(({ price }) => price),
  );
  return items.map(({ place, line, price }, index) => ({ place, line, paid: price - (off[index] ?? 0) }));
}

/**
 * What comes back of the price of these people: by the steps of the rules; all of it where we called the departure off, and
 * of whose visa for these days was refused in time. null once it has begun.
 */
async function quoteFor(
  db: Queryable,
  order: Order,
  people: readonly PassengerRow[],
  now: number,
): Promise<Cancellation | null> {
  const { detail } = order;
  const isOff = doesNotRun(order, now);
  const kept = isOff ? 0 : keptPercent(detail.kind, detail.start, now);
  if (kept === null) return null;
  const refused = await refusedOf(db, order, people, now);
  const lines = new Map<string, { paid: number; amount: number }>();
  for (const { place, line, paid } of paidFor(order)) {
    if (!people.some(({ position }) => position === place)) continue;
    const isAllBack = refused.includes(place);
    const amount = isAllBack ? paid : Math.round((paid * (100 - kept)) / 100);
    const before = lines.get(line) ?? { paid: 0, amount: 0 };
    lines.set(line, { paid: before.paid + paid, amount: before.amount + amount });
  }
  return {
    refund: euro([...lines.values()].reduce((all, { amount }) => all + amount, 0)),
    lines: [...lines].map(([part, { paid, amount }]) => ({
      part,
      percent: paid === 0 ? 0 : Math.floor((100 * amount) / paid),
      paid: euro(paid),
      amount: euro(amount),
    })),
    byProtection: false,
  };
}

/** Called off, or too few had paid by its day, whether it was told so already or not. */
const doesNotRun = ({ stage, detail: { kind, start, certainAt } }: Order, now: number): boolean =>
  isCalledOff({ stage }) || (kind === 'journey' && certainAt === null && now >= endOfDay(decidedOn(start)));

/** Positions of whose visa for these days was refused, more than seven days before: of who was in the order when it was booked. */
async function refusedOf(db: Queryable, order: Order, people: readonly PassengerRow[], now: number) {
  const { kind, start, end, persons } = order.detail;
  if (kind !== 'journey' || now >= visaRefusedUntil(start)) return [];
  const booked = people.filter(({ position }) => !persons[position]?.cameLater);
  const given = await givenTo(db, order, 'visaRefused', booked);
  return given.filter(({ from, to }) => from <= end && to >= start).map(({ position }) => position);
}

/**
 * True while cancelling is free and so many leave that who stays would have booked in a smaller group, at a dearer step:
 * nobody gets the price of eight by booking for people who do not come. A visa that was refused is no such trick. An infant
 * counts here as a place: of people who leave alone, all may or nobody, so that a page can offer them as one choice.
 */
async function losesItsStep(
  db: Queryable,
  order: Order,
  { leaving, people }: { readonly leaving: readonly PassengerRow[]; readonly people: readonly PassengerRow[] },
  now: number,
): Promise<boolean> {
  const { detail } = order;
  const { kind, start, persons, pricedFor } = detail;
  if (doesNotRun(order, now) || keptPercent(kind, start, now) !== 0) return false;
  const goes = (place: number) => leaving.some(({ position }) => position === place);
  const staying = persons.filter(({ leftAt }, place) => leftAt === undefined && !goes(place));
  if (staying.length === 0) return false;
  const gone = persons.filter(({ leftAt, ageClass }) => leftAt !== undefined && ageClass !== 'infant').length;
  const going = Math.max(1, placesIn(detail) - placesIn({ persons: staying }));
  const isDearer = eachOf(detail, pricedFor - gone - going).amount > eachOf(detail, pricedFor).amount;
  return isDearer && (await refusedOf(db, order, people, now)).length === 0;
}

const isHolderOf = (papers: readonly Pick<LeavingPaper, 'person'>[], place: number): boolean =>
  papers.some(({ person }) => person === place);

/** Of a journey by the steps of its rules, of a day tour all until 24 hours before. Each of several may leave. */
export const cancellation: Rules = {
  quote: (db, order, people, now) => {
    const staying = people.filter(({ left_at }) => left_at === null);
    return quoteFor(db, order, staying, now);
  },
  quoteMs: null,
  isAllowedUnderWay: false,
  parts: {
    // The voucher is of all: it goes with the last of them.
    quote: async (db, order, { papers, people }, now) => {
      const leaving = people.filter(({ position }) => isHolderOf(papers, position));
      if (leaving.length === 0 || (await losesItsStep(db, order, { leaving, people }, now))) return null;
      return quoteFor(db, order, leaving, now);
    },
    stayProblem: ({ start }, people) =>
      mayTravel(
        people.map(({ birth_on }) => birth_on),
        start,
      )
        ? null
        : 'others_depend',
    namesOf: (_detail, { papers, people }) =>
      papersByName('the place', { papers: papers.filter(({ person }) => person !== null), people }),
    unsell: async (db, detail, { papers }) => {
      const persons = detail.persons.map((person, place) =>
        person.leftAt === undefined && isHolderOf(papers, place) ? { ...person, leftAt: detail.pricedFor } : person,
      );
      const left = persons.flatMap(({ leftAt }, place) => (leftAt === undefined ? [] : [place]));
      const after = withoutNotesOf({ ...detail, persons }, left);
      const places = placesIn(detail) - placesIn(after);
      if (detail.departure !== null && places > 0) await changePlaces(db, detail.departure, { held: 0, paid: -places });
      return { detail: after, left: [] };
    },
  },
};
