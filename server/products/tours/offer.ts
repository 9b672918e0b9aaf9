import { euro } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import type { TourChoice } from '#domain/tours/choice.ts';
import { dayProblem, endOf } from '#domain/tours/dates.ts';
import { countOf, groupWith, placesOf, pricedGroup } from '#domain/tours/ladder.ts';
import { MAX_PEOPLE, peopleProblems, roomsProblem } from '#domain/tours/rooms.ts';
import { ageClassesOf } from '#domain/tours/travellers.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Queryable } from '#server/db/database.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import type { ToursDetail } from '#server/products/tours/detail.ts';
import { ladderOf } from '#server/products/tours/inventory/cards.ts';
import { isSold, type OnSale, tourOf } from '#server/products/tours/inventory/catalogue.ts';
import { daysOf, type TourRow } from '#server/products/tours/inventory/rows.ts';
import type { Counted } from '#server/products/tours/places.ts';

/** The language of the guide of a tour that says none. */
const USUAL_LANGUAGE = 'English';

export const soldOut = () => new ProblemError(409, { code: 'sold_out', message: 'This departure has too few places.' });
export const gone = () => new ProblemError(404, { code: 'not_found', message: 'There is no such tour or departure.' });
const over = () => new ProblemError(410, { code: 'offer_expired', message: 'This departure is not sold any more.' });

/** What can be sold of a choice at this moment. Throws 404, 409 `not_allowed`, 410 or 422 as the contract says. */
export async function offerOf(
  db: Queryable,
  choice: TourChoice,
  now: number,
  find: typeof tourOf = tourOf,
): Promise<OnSale> {
  const offer = await soldOf(db, choice, now, find);
  refuseFields(problemsOf(choice, offer.tour, now));
  return offer;
}

/** The same, whoever comes and however they sleep. */
export async function soldOf(
  db: Queryable,
  choice: Pick<TourChoice, 'tour' | 'departure'>,
  now: number,
  find: typeof tourOf,
): Promise<OnSale> {
  const offer = await find(db, choice.tour, choice.departure);
  if (!offer) throw gone();
  const { tour, departure } = offer;
  if ((tour.kind === 'journey') !== (departure !== null)) throw gone();
  if (tour.isAsked) throw notAllowed('This tour is asked for first.');
  if (departure && !isSold(departure, now)) throw over();
  return offer;
}

function problemsOf({ people, rooms, day, language }: TourChoice, tour: TourRow, now: number) {
  const isTooMany = countOf(people) > MAX_PEOPLE;
  return {
    ...(isTooMany ? { people: 'too_many_passengers' as const } : {}),
    ...peopleProblems(people, tour),
    ...(tour.runs ? dayTourProblems(tour, tour.runs, { day, language }, now) : roomProblems(people, rooms)),
  };
}

function roomProblems(people: TourChoice['people'], rooms: TourChoice['rooms']) {
  const problem = rooms === null ? ('required' as const) : roomsProblem(people, rooms);
  return problem ? { rooms: problem } : {};
}

function dayTourProblems(
  { languages }: TourRow,
  runs: NonNullable<TourRow['runs']>,
  { day, language }: Pick<TourChoice, 'day' | 'language'>,
  now: number,
) {
  const problem = dayProblem(runs, day ?? '', dayOf(now));
  const isLed = language === null || languages.includes(language);
  return { ...(problem ? { day: problem } : {}), ...(isLed ? {} : { language: 'invalid' as const }) };
}

/**
 * What an order of this choice is. `counted`: the departure with these places in it, unpaid; null of a day tour, whose
 * group is one's own.
 */
export function detailFor(
  choice: TourChoice,
  { tour, departure }: OnSale,
  { counted, now }: { readonly counted: Counted | null; readonly now: number },
): ToursDetail {
  const { people, day, language } = choice;
  // Nobody sleeps on a day tour.
  const rooms = tour.kind === 'journey' ? choice.rooms : null;
  const { slug, kind, title, titleFa, nights, cities, singleSupplement, childPercent, leastAge } = tour;
  const { meetingPoint, pickUp, fetches, ends, packing, isSimulated, groupSize } = tour;
  const start = departure?.start ?? day ?? '';
  const own = placesOf(people);
  const { paid = 0, largest = 0 } = counted ?? {};
  const group = departure ? groupWith(paid, own, departure.capacity) : own;
  const priced = departure ? pricedGroup({ taken: paid, capacity: departure.capacity, largest }, own) : own;
  const alone = rooms?.own ?? 0;
  return {
    ...{ tour: slug, kind, title, titleFa, nights, cities: [...cities], from: tour.start, to: tour.end },
    ...{ start, end: endOf(start, daysOf(tour)), departure: departure?.id ?? null, rooms },
    ...{ meetingPoint, pickUp, fetches, ends, packing: [...packing], leastAge, isSimulated, childPercent },
    overnights: [...tour.overnights],
    guideLanguage: departure?.guideLanguage ?? language ?? USUAL_LANGUAGE,
    ladder: ladderOf(tour),
    singleSupplement: euro(singleSupplement),
    ...{ group, bookedAt: priced, pricedFor: priced },
    capacity: departure?.capacity ?? null,
    leastToRun: departure?.leastToRun ?? groupSize.least,
    certainAt: departure ? (counted?.certainAt ?? null) : now,
    heldAt: now,
    persons: ageClassesOf(people).map((ageClass, place) => ({ ageClass, hasOwnRoom: place < alone })),
  };
}
