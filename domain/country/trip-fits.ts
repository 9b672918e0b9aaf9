import { dayOf } from '#domain/core/time.ts';
import { citySlug, HUB } from '#domain/country/cities.ts';
import { placeOfCity } from '#domain/country/places.ts';
import { placedSteps, type TripFinding, type TripOrder, tripSpan } from '#domain/country/trip.ts';
import { lookAt } from '#domain/country/trip-findings.ts';
import type { CheckTrip } from '#domain/country/trip-travellers.ts';
import { type TripWish, wishOf } from '#domain/country/trip-wishes.ts';

/** `names`: for whom; empty when for everybody of the journey. */
export type Fitting = {
  readonly wish: Extract<TripWish, { kind: 'stay' | 'way' | 'transfer' }>;
  readonly names: readonly string[];
};

/**
 * What fits to one booking of a journey: missing nights and ways that touch its days, the way from Tehran to a stay
 * with which the journey begins, and a car from where it lands. Earliest first; nothing that is booked or begun already.
 */
export function fittingTo(orderId: string, journey: readonly TripOrder[], checks: readonly CheckTrip[]): Fitting[] {
  const own = journey.filter((order) => order.orderId === orderId);
  const span = tripSpan(own);
  if (!span) return [];
  const { findings, people } = lookAt(journey, checks);
  // Where two bookings clash, what is missing is not known before one of them is changed.
  const clashes = findings.filter(({ kind }) => kind === 'clash').map(({ day }) => day);
  const missing = findings
    .filter((finding) => finding.day <= span.last && span.first <= untilOf(finding))
    .flatMap((finding): Fitting[] => {
      // A later flight is no more than what is booked: the journey says what is wrong with it.
      const wish = finding.kind === 'counter' ? null : wishOf(finding, people);
      const isOwn = finding.kind !== 'transfer' || own.some(({ reference }) => reference === finding.booking.reference);
      const isFitting = wish?.kind === 'stay' || wish?.kind === 'way' || wish?.kind === 'transfer';
      return isFitting && isOwn ? [{ wish, names: finding.people }] : [];
    });
  const all = [...wayToFirstStay(orderId, journey), ...missing];
  return (
    all
      .filter(({ wish }) => !clashes.some((day) => isOn(wish, day)))
      // There and back on one day: two bookings want somebody in two cities.
      .filter(({ wish }) => !all.some((other) => isWayBack(wish, other.wish)))
      .toSorted((one, other) => (one.wish.day < other.wish.day ? -1 : 1))
  );
}

const isWayBack = (one: Fitting['wish'], other: Fitting['wish']): boolean =>
  one.kind === 'way' &&
  other.kind === 'way' &&
  one.day === other.day &&
  one.from.slug === other.to.slug &&
  one.to.slug === other.from.slug;

const isOn = (wish: Fitting['wish'], day: string): boolean =>
  wish.kind === 'stay' ? wish.day <= day && day < wish.until : wish.day === day;

const untilOf = (finding: TripFinding): string => ('until' in finding ? finding.until : finding.day);

/** Nothing says how the travellers come to the first stay; who lands in Iran mostly lands in Tehran. */
function wayToFirstStay(orderId: string, journey: readonly TripOrder[]): Fitting[] {
  const [first] = placedSteps(journey);
  const hub = placeOfCity(citySlug(HUB), HUB_NAME);
  if (first?.order.orderId !== orderId || first.step.kind !== 'stay' || first.step.to.slug === hub.slug) return [];
  const { people } = first.order;
  if (people.length === 0) return [];
  const day = dayOf(first.step.startsAt);
  const way = { kind: 'way', from: hub, to: first.step.to, day, notBefore: null } as const;
  return [{ wish: { ...way, finding: `way to ${orderId}`, people: people.length }, names: [] }];
}

const HUB_NAME = 'Tehran';
