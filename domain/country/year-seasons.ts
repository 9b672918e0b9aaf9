import { crowdBetween, holidaysBetween } from '#domain/core/holidays.ts';
import { addDays, addMonths } from '#domain/core/time.ts';
import { PLACES, type Place } from '#domain/country/places.ts';
import { monthOf, nextRamadan } from '#domain/country/seasons.ts';

export const SEASONS = [
  { id: 'winter', months: [12, 1, 2] },
  { id: 'spring', months: [3, 4, 5] },
  { id: 'summer', months: [6, 7, 8] },
  { id: 'autumn', months: [9, 10, 11] },
] as const;
export type SeasonId = (typeof SEASONS)[number]['id'];

/** Events of a season besides its weather; days as YYYY-MM-DD, lunar ones approximate. */
export type SeasonNote =
  | { readonly kind: 'ramadan'; readonly day: string }
  | { readonly kind: 'nowruz'; readonly from: string; readonly until: string }
  | { readonly kind: 'mourning'; readonly day: string }
  | { readonly kind: 'quiet' };

export type SeasonOfPlaces = {
  readonly id: SeasonId;
  readonly isNow: boolean;
  readonly places: readonly Pick<Place, 'slug' | 'name'>[];
  readonly note: SeasonNote;
};

const SHOWN = 7;

/** The four seasons from the present one, each with places whose best months are in it. `now`: server epoch ms. */
export function seasonsFrom(now: number, today: string): readonly SeasonOfPlaces[] {
  const present = SEASONS.findIndex(({ months }) => (months as readonly number[]).includes(monthOf(now)));
  return [...SEASONS.slice(present), ...SEASONS.slice(0, present)].map(({ id, months }, index) => ({
    id,
    isNow: index === 0,
    places: placesIn(months),
    note: noteOf(months, today),
  }));
}

/** Places with most months of the season among their best; places with few other good months come first. */
function placesIn(months: readonly number[]): readonly Pick<Place, 'slug' | 'name'>[] {
  const good = (place: Place) => place.months.filter((month) => months.includes(month)).length;
  return PLACES.filter((place) => good(place) >= 2)
    .toSorted((a, b) => good(b) / b.months.length - good(a) / a.months.length)
    .slice(0, SHOWN)
    .map(({ slug, name }) => ({ slug, name }));
}

function noteOf(months: readonly number[], today: string): SeasonNote {
  const { from, until } = spanOf(months, today);
  const crowd = crowdBetween(from, until);
  if (crowd) return { kind: 'nowruz', ...crowd };
  const ramadan = nextRamadan(today);
  if (ramadan && ramadan.from >= from && ramadan.from <= until) return { kind: 'ramadan', day: ramadan.from };
  const mourning = holidaysBetween(from, until).find(({ name }) => name === 'Ashura');
  return mourning ? { kind: 'mourning', day: mourning.day } : { kind: 'quiet' };
}

/** The current or next occurrence of the season. */
function spanOf(months: readonly number[], today: string): { readonly from: string; readonly until: string } {
  const [first = 1] = months;
  const year = Number(today.slice(0, 4));
  const [from, until] = [year - 1, year, year + 1]
    .map((one) => {
      const start = `${one}-${String(first).padStart(2, '0')}-01`;
      return [start, addDays(addMonths(start, months.length), -1)] as const;
    })
    .find(([, end]) => end >= today) ?? [today, today];
  return { from, until };
}
