import { USUAL_PEOPLE } from '#domain/tours/list-people.ts';
import { cleanTourFilters, TOUR_FILTER_GROUPS, type TourFilters } from '#domain/tours/tour-filters.ts';

export const SORTS = ['price', 'next'] as const;
/** By length without a word. */
export type TourSort = (typeof SORTS)[number] | 'best';

/** What a list is narrowed to and how it is sorted. */
export type ListFilters = TourFilters & { readonly sort?: Exclude<TourSort, 'best'>; readonly all?: true };

type Query = Readonly<Record<string, string>>;

/** Values of a group: joined by dots, or from the fields of a form. */
const listIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value])
    .flatMap((one) => (typeof one === 'string' ? one.split('.') : []))
    .filter(Boolean)
    .slice(0, 30);

/** Never throws: what cannot be read is left out. */
export function listFiltersOf(search: Readonly<Record<string, unknown>>): ListFilters {
  const sort = SORTS.find((one) => one === search.sort);
  const groups = Object.fromEntries(TOUR_FILTER_GROUPS.map((group) => [group, listIn(search[group])]));
  return { ...cleanTourFilters(groups), ...(sort ? { sort } : {}) };
}

/** The shortest query of a list. */
export function listQuery(people: number, filters: ListFilters): Query {
  return {
    ...(people === USUAL_PEOPLE ? {} : { people: String(people) }),
    ...Object.fromEntries(
      TOUR_FILTER_GROUPS.flatMap((group) => {
        const values = filters[group] ?? [];
        return values.length > 0 ? [[group, values.join('.')]] : [];
      }),
    ),
    ...(filters.sort ? { sort: filters.sort } : {}),
  };
}
