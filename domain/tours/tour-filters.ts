import { addMonths } from '#domain/core/time.ts';
import { bookableDays } from '#domain/tours/dates.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type TourCard = Schemas['TourCard'];
export type TourDeparture = Schemas['TourDeparture'];

/** Filter groups of the list; the address, the form and the list share these words. */
export const TOUR_FILTER_GROUPS = [
  'days',
  'style',
  'city',
  'month',
  'difficulty',
  'price',
  'language',
  'certain',
] as const;
export type TourFilterGroup = (typeof TOUR_FILTER_GROUPS)[number];

/** Absent or empty means "any"; a tour has one of the values of each group. */
export type TourFilters = { readonly [Group in TourFilterGroup]?: readonly string[] };

/** Allowed values of a group. Words, not bare numbers: the router would put quotes around those. */
const TOUR_FILTER_VALUES: Readonly<Record<TourFilterGroup, RegExp>> = {
  days: /^d(1|2-5|6-7|8-30)$/,
  style: /^(culture|nature|mountain|day)$/,
  city: /^[a-z]+(-[a-z]+)*$/,
  /** Of the first day, as m2027-04. */
  month: /^m\d{4}-(0[1-9]|1[0-2])$/,
  difficulty: /^(easy|moderate|hard)$/,
  /** What an adult pays at most, in whole euros. */
  price: /^to\d{1,5}$/,
  language: /^(english|german|french|spanish)$/,
  certain: /^yes$/,
};

/** Lengths of a tour, shortest first. */
export const DAY_RANGES = [
  { value: 'd1', from: 1, to: 1 },
  { value: 'd2-5', from: 2, to: 5 },
  { value: 'd6-7', from: 6, to: 7 },
  { value: 'd8-30', from: 8, to: 30 },
] as const;

const STYLES = ['culture', 'nature', 'mountain', 'day'] as const satisfies readonly TourCard['style'][];
const DIFFICULTIES = ['easy', 'moderate', 'hard'] as const satisfies readonly TourCard['difficulty'][];
const LANGUAGES = [
  'English',
  'German',
  'French',
  'Spanish',
] as const satisfies readonly TourDeparture['guideLanguage'][];
const PRICES = [100, 500, 700, 900] as const;
/** Months to choose from, this one first. */
const MONTHS = 12;

/** A threshold has one value; the other groups can have several. */
export const isTourThreshold = (group: TourFilterGroup): boolean => group === 'price' || group === 'certain';

/** Keeps what these groups allow; a threshold keeps its first value. Total: what nobody understands is left out. */
export function cleanTourFilters(
  given: {
    readonly [Group in TourFilterGroup]?: readonly string[] | undefined;
  },
): TourFilters {
  const filters: { [Group in TourFilterGroup]?: readonly string[] } = {};
  for (const group of TOUR_FILTER_GROUPS) {
    const allowed = [...new Set(given[group] ?? [])].filter((value) => TOUR_FILTER_VALUES[group].test(value));
    const kept = isTourThreshold(group) ? allowed.slice(0, 1) : allowed;
    if (kept.length > 0) filters[group] = kept;
  }
  return filters;
}

/** One way to begin a tour. A departure has all that is asked of it; a day tour begins on any of its days. */
type Start = {
  readonly months: ReadonlySet<string>;
  readonly languages: ReadonlySet<string>;
  readonly each: number;
  readonly isCertain: boolean;
};

const monthOf = (day: string): string => `m${day.slice(0, 7)}`;

/** What a visitor can begin with these people; a departure with too few places left is none. */
function startsOf(tour: TourCard, { people, today }: Asked): readonly Start[] {
  if (tour.runs) {
    return [
      {
        months: new Set(bookableDays(tour.runs, today).map(monthOf)),
        languages: new Set(tour.languages.map((one) => one.toLowerCase())),
        each: tour.each?.amount ?? 0,
        // One's own party: nobody else has to come. What is asked for first may be refused.
        isCertain: !tour.isAsked,
      },
    ];
  }
  return openDepartures(tour, people).map(startOf);
}

const startOf = ({ start, guideLanguage, each, isCertain }: TourDeparture): Start => ({
  months: new Set([monthOf(start)]),
  languages: new Set([guideLanguage.toLowerCase()]),
  each: each.amount,
  isCertain,
});

/** Departures with places for these people. */
export const openDepartures = (tour: TourCard, people: number): readonly TourDeparture[] =>
  tour.departures.filter(({ left }) => left >= people);

export type Asked = {
  /** Of two and older. */
  readonly people: number;
  /** YYYY-MM-DD in Tehran. */
  readonly today: string;
};

type IsIn = (values: readonly string[]) => boolean;

const ofTour: { readonly [Group in TourFilterGroup]?: (tour: TourCard) => IsIn } = {
  days:
    ({ days }) =>
    (values) =>
      DAY_RANGES.some(({ value, from, to }) => values.includes(value) && days >= from && days <= to),
  style:
    ({ style }) =>
    (values) =>
      values.includes(style),
  city:
    ({ cities }) =>
    (values) =>
      cities.some((city) => values.includes(city)),
  difficulty:
    ({ difficulty }) =>
    (values) =>
      values.includes(difficulty),
};

const ofStart: { readonly [Group in TourFilterGroup]?: (start: Start) => IsIn } = {
  month:
    ({ months }) =>
    (values) =>
      values.some((month) => months.has(month)),
  language:
    ({ languages }) =>
    (values) =>
      values.some((language) => languages.has(language)),
  price:
    ({ each }) =>
    (values) =>
      values.some((most) => each <= Number(most.slice(2)) * 100),
  certain:
    ({ isCertain }) =>
    () =>
      isCertain,
};

const hasAll = <T>(
  one: T,
  tests: { readonly [Group in TourFilterGroup]?: (one: T) => IsIn },
  filters: TourFilters,
): boolean =>
  TOUR_FILTER_GROUPS.every((group) => {
    const values = filters[group];
    const test = tests[group];
    return !test || !values || values.length === 0 || test(one)(values);
  });

const asksOfStart = (filters: TourFilters): boolean =>
  TOUR_FILTER_GROUPS.some((group) => ofStart[group] && (filters[group]?.length ?? 0) > 0);

/** True when the tour has what is asked, and one of its starts has all that is asked of a start. */
const matchesTour = (tour: TourCard, filters: TourFilters, asked: Asked): boolean =>
  hasAll(tour, ofTour, filters) &&
  (!asksOfStart(filters) || startsOf(tour, asked).some((start) => hasAll(start, ofStart, filters)));

export const filterTours = (tours: readonly TourCard[], filters: TourFilters, asked: Asked): readonly TourCard[] =>
  tours.filter((tour) => matchesTour(tour, filters, asked));

/** A value of a group and how many tours it leaves, beside what the other groups say. */
export type TourOption = {
  readonly value: string;
  readonly count: number;
  readonly isChosen: boolean;
};

const without = (filters: TourFilters, group: TourFilterGroup): TourFilters => ({ ...filters, [group]: [] });

/**
 * The options of each group with their counts, each counted as if it were the only one of its group. A group shows what
 * the list has at all, and what is chosen; months: those with a start first, by date, then the others.
 */
export function tourOptions(
  tours: readonly TourCard[],
  filters: TourFilters,
  asked: Asked,
): Readonly<Record<TourFilterGroup, readonly TourOption[]>> {
  const optionsOf = (group: TourFilterGroup, values: readonly string[]): readonly TourOption[] => {
    const others = without(filters, group);
    const chosen = filters[group] ?? [];
    return [...new Set([...values, ...chosen])].map((value) => ({
      value,
      count: filterTours(tours, { ...others, [group]: [value] }, asked).length,
      isChosen: chosen.includes(value),
    }));
  };
  const isThere = (group: TourFilterGroup) => (value: string) =>
    filterTours(tours, { [group]: [value] }, asked).length > 0;
  const present = (group: TourFilterGroup, values: readonly string[]) =>
    optionsOf(group, values.filter(isThere(group)));
  const months = Array.from({ length: MONTHS }, (_, index) => monthOf(addMonths(asked.today, index)));
  const [begun, empty] = [months.filter(isThere('month')), months.filter((month) => !isThere('month')(month))];
  return {
    days: present(
      'days',
      DAY_RANGES.map(({ value }) => value),
    ),
    style: present('style', STYLES),
    city: present('city', [...new Set(tours.flatMap(({ cities }) => cities))].sort()),
    month: optionsOf('month', [...begun, ...empty]),
    difficulty: present('difficulty', DIFFICULTIES),
    price: present(
      'price',
      PRICES.map((most) => `to${most}`),
    ),
    language: present(
      'language',
      LANGUAGES.map((language) => language.toLowerCase()),
    ),
    certain: optionsOf('certain', ['yes']),
  };
}

/** A group to leave out, and how many tours come back by that. */
export type WayOut = { readonly group: TourFilterGroup; readonly count: number };

/** When nothing is left: which one filter to leave out, the best first; none when only all of them help. */
export const waysOut = (tours: readonly TourCard[], filters: TourFilters, asked: Asked): readonly WayOut[] =>
  TOUR_FILTER_GROUPS.filter((group) => (filters[group]?.length ?? 0) > 0)
    .map((group) => ({ group, count: filterTours(tours, without(filters, group), asked).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

/** The departures of a tour that have what is asked of a start; all that are open when nothing is asked of one. */
export const matchingDepartures = (tour: TourCard, filters: TourFilters, asked: Asked): readonly TourDeparture[] =>
  openDepartures(tour, asked.people).filter((departure) => hasAll(startOf(departure), ofStart, filters));

/** The least an adult pays with these people, in euro cents; null when nothing can be booked. */
export function lowestEach(tour: TourCard, filters: TourFilters, asked: Asked): number | null {
  if (tour.each) return tour.each.amount;
  const prices = matchingDepartures(tour, filters, asked).map(({ each }) => each.amount);
  return prices.length > 0 ? Math.min(...prices) : null;
}
