import { euro } from '#domain/core/money.ts';
import { dayOf } from '#domain/core/time.ts';
import { endOf, lastSaleDay, restDueFor } from '#domain/tours/dates.ts';
import { eachOf, groupWith, pricedGroup } from '#domain/tours/ladder.ts';
import type { components } from '#openapi/generated/types.ts';
import { type Catalogue, type Departure, isSold } from '#server/products/tours/inventory/catalogue.ts';
import { marksBetween } from '#server/products/tours/inventory/marks.ts';
import { daysOf, type TourRow } from '#server/products/tours/inventory/rows.ts';

type Schemas = components['schemas'];
export type TourCard = Schemas['TourCard'];

/** Cents of the file as money. */
export const ladderOf = ({ ladder }: Pick<TourRow, 'ladder'>): Schemas['TourStep'][] =>
  ladder.map(({ from, to, each }) => ({ from, to, each: euro(each) }));

/** How a tour is listed for this many people of two and older; `now` in server epoch ms. */
export function cardOf(
  tour: TourRow,
  { departures }: Pick<Catalogue, 'departures'>,
  { people, now }: { readonly people: number; readonly now: number },
): TourCard {
  const { slug, kind, title, titleFa, nights, start, end, cities, style, difficulty, groupSize, languages } = tour;
  const { season, singleSupplement, childPercent, isAsked, runs } = tour;
  const ladder = ladderOf(tour);
  return {
    ...{ slug, kind, title, titleFa, days: daysOf(tour), nights, start, end, cities, style, difficulty, groupSize },
    ...{ languages, season, ladder, singleSupplement: euro(singleSupplement), childPercent, isAsked },
    departures: (departures.get(slug) ?? [])
      .filter((departure) => isSold(departure, now))
      .map((departure) => departureOf(tour, departure, { ladder, people, now })),
    runs: runs && { ...runs, not: runs.not.filter((day) => day >= dayOf(now)) },
    each: kind === 'dayTour' ? eachOf({ ladder }, people) : null,
  };
}

function departureOf(
  tour: TourRow,
  { id, start, guideLanguage, capacity, paid, largest, left, isHeld, waiting, leastToRun, certainAt, marks }: Departure,
  { ladder, people, now }: { readonly ladder: Schemas['TourStep'][]; readonly people: number; readonly now: number },
): Schemas['TourDeparture'] {
  const end = endOf(start, daysOf(tour));
  const isCertain = certainAt !== null;
  const group = groupWith(paid, people, capacity);
  return {
    ...{ id, start, end, guideLanguage, capacity, leastToRun },
    taken: paid,
    left,
    ...(left === 0 && isHeld ? { isHeld } : {}),
    waiting,
    isCertain,
    group,
    ...(largest > 0 ? { largest } : {}),
    each: eachOf({ ladder }, pricedGroup({ taken: paid, capacity, largest }, people)),
    salesEnd: lastSaleDay(start, isCertain),
    restDue: restDueFor({ start, group, leastToRun, certainAt }, now),
    marks: [...marksBetween(start, end, marks)],
  };
}
