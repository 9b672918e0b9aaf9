import { isDeepStrictEqual } from 'node:util';
import { ageClassOn, ageOn } from '#domain/core/ages.ts';
import { euro } from '#domain/core/money.ts';
import { asOnTicket, personProblems } from '#domain/core/person.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { dayOf, isDay } from '#domain/core/time.ts';
import { CHANGE_SECONDS, isNameOpen } from '#domain/tours/changing.ts';
import { isCalledOff } from '#domain/tours/standing.ts';
import { mayTravel } from '#domain/tours/travellers.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { markOf, passengerColumns } from '#server/orders/passenger-columns.ts';
import type { Changed, Changes } from '#server/orders/product.ts';
import { notAllowed, wishRefused } from '#server/orders/refusals.ts';
import {
  faresOf,
  peopleOf,
  placesIn,
  spanOf,
  stayingIn,
  type ToursDetail,
  withoutNotesOf,
} from '#server/products/tours/detail.ts';
import { keptTourOf } from '#server/products/tours/inventory/catalogue.ts';
import { numberFor } from '#server/products/tours/issue.ts';
import { takePlaces } from '#server/products/tours/line.ts';
import { detailFor, soldOf, soldOut } from '#server/products/tours/offer.ts';
import { changePlaces } from '#server/products/tours/places.ts';
import { checkDepartureLimits } from '#server/products/tours/places-held.ts';

type Wish<Kind> = Extract<components['schemas']['ToursChange'], { kind: Kind }>;
type Quote = Changes<ToursDetail>['quote'];
type Tx = Parameters<Quote>[0];
type Asked = Parameters<Quote>[2];
type Order = OrderOf<ToursDetail>;

/** What an owner may change: who comes, until 30 days before; and the date, where the departure does not run. */
export const changes: Pick<Changes<ToursDetail>, 'quoteMs' | 'quote' | 'drop' | 'take' | 'follow' | 'issue'> = {
  quoteMs: CHANGE_SECONDS * 1000,
  quote: async (tx, order, asked) => {
    if (asked.now >= spanOf(order.detail).startsAt) throw notAllowed('This tour has begun.');
    // The contract admits the wishes of all products.
    const wish = asked.wish as components['schemas']['ToursChange'];
    switch (wish.kind) {
      case 'name':
        return giveOn(order, wish, asked);
      case 'date':
        return moveTo(tx, order, wish, asked);
      default:
        throw notAllowed('A tour is not changed like this.');
    }
  },
  drop: async (db, before, after) => {
    if (before.departure === after.departure || after.departure === null) return;
    await changePlaces(db, after.departure, { held: -placesIn(after), paid: 0 });
  },
  take: async (db, before, after) => {
    if (before.departure === after.departure) return;
    const places = placesIn(after);
    await inOrder(db, [
      [after.departure, { held: -places, paid: places }],
      [before.departure, { held: 0, paid: -placesIn(before) }],
    ]);
  },
  // Who else comes, and that it is certain now, changes nothing of a quote.
  follow: (now, { before, after }) => {
    if (!isDeepStrictEqual(withoutNews(now), withoutNews(before))) return null;
    const { group, certainAt } = now;
    return after.departure === now.departure ? { ...after, group, certainAt } : after;
  },
  issue: async ({ orderId, changeId, replaced }) =>
    replaced.map(({ position }) => numberFor(orderId, `${changeId} ${position}`)),
};

const withoutNews = ({ group: _, certainAt: __, ...detail }: ToursDetail) => detail;

/** Always in order of their ids, so that two changes cannot deadlock. */
async function inOrder(
  db: Queryable,
  all: readonly (readonly [string | null, Parameters<typeof changePlaces>[2]])[],
): Promise<void> {
  for (const [id, change] of all.toSorted(([one], [other]) => (one ?? '').localeCompare(other ?? '')))
    if (id !== null) await changePlaces(db, id, change);
}

/** Somebody else of the same age takes a place; it costs nothing, and their confirmation has a new number. */
function giveOn(order: Order, { person, ...typed }: Wish<'name'>, asked: Asked): Changed<ToursDetail> {
  const { detail } = order;
  const { people, papers, now, config } = asked;
  if (!isNameOpen(detail, now)) throw notAllowed('It is too late to give a place on.');
  const booked = detail.persons[person];
  const holder = people.find(({ position, left_at }) => position === person && left_at === null);
  if (!booked || !holder) throw wishRefused({ person: 'person_left' });
  const fresh = asOnTicket(typed);
  const others = people.filter(({ position, left_at }) => position !== person && left_at === null);
  const found = personProblems(fresh, { today: dayOf(now), keepsNumber: false });
  const mark = markOf(config, fresh);
  // Also of who left: with one passport in two places a visa that is refused would free both.
  const marks = people.flatMap(({ position, passport_mark }) => (position === person ? [] : passport_mark));
  const problems = problemsIn({
    ...found,
    birthDate: found.birthDate ?? ageProblem(fresh.birthDate, detail, booked, others),
    passportNumber: found.passportNumber ?? (marks.includes(mark) ? 'same_passport' : undefined),
    passportExpiry: found.passportExpiry ?? (fresh.passportExpiry < detail.end ? 'passport_expired' : undefined),
  });
  if (Object.keys(problems).length > 0) throw wishRefused(problems);
  const columns = passengerColumns(
    config,
    { orderId: order.id, position: person },
    { ...fresh, ageClass: booked.ageClass },
  );
  const { title, first_name, last_name, birth_on, nationality, passport_country, passport_expires_on, ...passport } =
    columns;
  return {
    detail: withoutNotesOf(mark === holder.passport_mark ? detail : withLater(detail, person), [person]),
    fares: euro(order.fares),
    people: [
      {
        ...{ position: person, title, firstName: first_name, lastName: last_name, passport },
        instead: { birth_on, nationality, passport_country, passport_expires_on },
      },
    ],
    replaces: papers.flatMap((paper) => (paper.person === person ? [paper.position] : [])),
    takesNothing: true,
  };
}

function ageProblem(
  birthDate: string,
  { start, leastAge }: ToursDetail,
  { ageClass }: ToursDetail['persons'][number],
  others: Asked['people'],
): FieldProblem | undefined {
  if (!isDay(birthDate)) return undefined;
  if (ageClassOn(birthDate, start) !== ageClass) return 'age_not_as_booked';
  if (ageOn(birthDate, start) < leastAge) return 'too_young';
  const births = [birthDate, ...others.map(({ birth_on }) => birth_on)];
  return mayTravel(births, start) ? undefined : 'guardian_needed';
}

const withLater = (detail: ToursDetail, place: number): ToursDetail => ({
  ...detail,
  persons: detail.persons.map((one, at) => (at === place ? { ...one, cameLater: true } : one)),
});

/**
 * Another departure of the same tour, where the first one does not run: never dearer, whatever the group is there, and
 * cheaper where it is larger.
 */
async function moveTo(
  tx: Tx,
  order: Order,
  { departure }: Wish<'date'>,
  { papers, now, ip, config }: Asked,
): Promise<Changed<ToursDetail>> {
  const { detail } = order;
  if (!isCalledOff(order)) throw notAllowed('Another date is for tours that do not run.');
  if (departure === detail.departure) throw wishRefused({ departure: 'nothing_changed' });
  const people = peopleOf({ persons: stayingIn(detail) });
  const choice = { tour: detail.tour, departure, day: null, language: null, people, rooms: detail.rooms };
  const offer = await soldOf(tx, choice, now, keptTourOf);
  const counted = await takePlaces(tx, departure, placesIn(detail));
  if (!counted) throw soldOut();
  await checkDepartureLimits(tx, order, { departure }, { ip, config, now, more: placesIn(detail) });
  const there = detailFor(choice, offer, { counted, now });
  const { start, end, guideLanguage, group, bookedAt, capacity, leastToRun, certainAt } = there;
  // Why the first one does not run, who would have led it, and that it was one's own, is over.
  const { calledOff: _, guide: __, asked: ___, ...kept } = detail;
  const moved: ToursDetail = {
    ...kept,
    ...{ departure, start, end, guideLanguage, group, bookedAt, capacity, leastToRun, certainAt, heldAt: now },
    pricedFor: Math.max(detail.pricedFor, there.pricedFor),
  };
  return { detail: moved, fares: faresOf(moved), replaces: papers.map(({ position }) => position) };
}
