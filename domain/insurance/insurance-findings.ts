import { addDays, dayOf, daysBetween } from '#domain/core/time.ts';
import { type Booked, type Span, spanOfSteps, type TripFinding, type TripOrder } from '#domain/country/trip.ts';
import { type CheckTrip, isSamePerson, namedAmong, type Traveller } from '#domain/country/trip-travellers.ts';

/**
 * So many days of a policy may lie outside of its journey: the flights to and from Iran are not seen, and some stay a little longer.
 */
const FEW_DAYS = 7;

export type Cover = {
  /** First and last day, YYYY-MM-DD in Tehran. */
  readonly from: string;
  readonly to: string;
  readonly booking: Extract<TripFinding, { kind: 'insuredTwice' }>['one'];
};
/** A finding of one traveller; the same of several becomes one. */
type Found = { readonly name: string; readonly finding: TripFinding };

/**
 * Days of a journey on which somebody is not insured, or twice, and policies that are much longer than it. A policy that was only begun
 * insures nobody.
 */
export const insuranceFindings: CheckTrip = (orders, travellers) => {
  const found = travellers.flatMap((one) => [...missing(one), ...twice(one), ...long(one, orders)]);
  const ids = [...new Set(found.map(({ finding }) => finding.id))];
  return {
    findings: ids.flatMap((id) => {
      const same = found.filter(({ finding }) => finding.id === id);
      const people = namedAmong(
        travellers,
        same.map(({ name }) => name),
      );
      return same.slice(0, 1).map(({ finding }) => ({ ...finding, people }));
    }),
    unseen: [],
  };
};

function missing(traveller: Traveller): Found[] {
  const span = spanOfSteps(traveller.steps);
  if (!span) return [];
  const covers = coversOf(traveller);
  const gaps: { day: string; until: string }[] = [];
  for (let day = span.first; day <= span.last; day = addDays(day, 1)) {
    if (covers.some(({ from, to }) => from <= day && day <= to)) continue;
    const last = gaps.at(-1);
    if (last && addDays(last.until, 1) === day) last.until = day;
    else gaps.push({ day, until: day });
  }
  return gaps.map(({ day, until }) => {
    const booking = covers.find(({ to }) => addDays(to, 1) === day)?.booking ?? null;
    const id = `insurance ${day} ${until}${booking ? ` ${booking.reference}` : ''}`;
    return { name: traveller.name, finding: { kind: 'insurance', id, day, until, booking, people: [] } };
  });
}

function twice(traveller: Traveller): Found[] {
  const covers = coversOf(traveller);
  return covers.flatMap((one, index) =>
    covers.slice(index + 1).flatMap((other): Found[] => {
      const day = one.from > other.from ? one.from : other.from;
      const until = one.to < other.to ? one.to : other.to;
      if (day > until) return [];
      const [first, second] = [one.booking, other.booking];
      const id = `insured twice ${first.reference} ${second.reference}`;
      const finding = { kind: 'insuredTwice' as const, id, day, until, people: [], one: first, other: second };
      return [{ name: traveller.name, finding }];
    }),
  );
}

/** Beside the days of all: a policy is moved for all of its people. */
function long(traveller: Traveller, orders: readonly TripOrder[]): Found[] {
  const span = spanOfStay(orders);
  if (!span) return [];
  return coversOf(traveller).flatMap(({ from, to, booking }): Found[] => {
    const extra = daysBetween(from, to) + 1 - daysWithin({ first: from, last: to }, span);
    if (extra <= FEW_DAYS) return [];
    const [day, until] = [span.first, span.last];
    const id = `insured long ${booking.reference} ${day} ${until}`;
    return [{ name: traveller.name, finding: { kind: 'insuredLong', id, day, until, extra, people: [], booking } }];
  });
}

/** How many days two spans have in common. */
function daysWithin(one: Span, other: Span): number {
  const first = one.first > other.first ? one.first : other.first;
  const last = one.last < other.last ? one.last : other.last;
  return first > last ? 0 : daysBetween(first, last) + 1;
}

/** First and last day of all that says when somebody is in Iran: ways, stays, and the days of a visa. null: nothing does. */
export function spanOfStay(orders: readonly TripOrder[]): Span | null {
  const steps = orders.flatMap((order) => order.steps).filter(({ kind }) => kind !== 'insurance');
  if (steps.length === 0) return null;
  // A visa ends with the midnight after its last day.
  const days = steps.map(({ kind, startsAt, endsAt }) => [
    dayOf(startsAt),
    dayOf(kind === 'visa' ? endsAt - 1 : endsAt),
  ]);
  const sorted = days.flat().toSorted();
  return { first: sorted[0] ?? '', last: sorted.at(-1) ?? '' };
}

export const coversOf = ({ orders, name }: Pick<Traveller, 'orders' | 'name'>): readonly Cover[] =>
  orders
    .filter(({ state }) => state !== 'begun')
    .flatMap((order) => order.steps.filter((step) => isFor(step, order, name)).map((step) => coverOf(step, order)));

const isFor = ({ kind, people }: Booked['step'], order: TripOrder, name: string): boolean =>
  kind === 'insurance' &&
  (people === undefined || order.people.length === 0 || people.some((place) => isNamed(order, place, name)));

const isNamed = ({ people }: TripOrder, place: number, name: string): boolean => {
  const person = people[place];
  return person !== undefined && isSamePerson(person.name, name);
};

function coverOf({ startsAt, endsAt, title }: Booked['step'], { reference, page }: TripOrder): Cover {
  const booking = { reference, page, title, startsAt, endsAt };
  return { from: dayOf(startsAt), to: dayOf(endsAt - 1), booking };
}
