import { MAX_COMPARED } from '#domain/core/limits.ts';

/** How a list can be narrowed. */
export type FilterRules<Group extends string> = {
  /** In the order in which the form shows them. */
  readonly groups: readonly Group[];
  /** Of a threshold the next value replaces the one before. In the other groups several may be asked for. */
  readonly isThreshold: (group: Group) => boolean;
};

/** What each group asks for. Absent or empty means "any". */
export type ChosenValues<Group extends string> = { readonly [G in Group]?: readonly string[] };

/** Asks for other filters, by what is asked for then: two ticks may be faster than the URL. */
export type ChangeFilters<Filters> = (change: (asked: Filters) => Filters) => void;

/** `all`: the whole list, not only its first cards. */
type Listed = { readonly sort?: string; readonly all?: true };

/** The filters without some of their words; the list stays as long as it is. */
export const omit = <Filters extends object>(filters: Filters, ...gone: readonly (keyof Filters)[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !gone.some((word) => word === name))) as Filters;

/** The filters without some of their words, for another list: `all` goes too. */
export const without = <Filters extends Listed>(filters: Filters, ...gone: readonly (keyof Filters)[]): Filters =>
  omit(filters, 'all', ...gone);

/** The same list in another order; "best" is what a URL without one means. */
export const sortBy = <Filters extends Listed>(filters: Filters, sort: string): Filters =>
  sort === 'best' ? omit(filters, 'sort') : { ...filters, sort };

/** The filters after a tick: a threshold replaces the one before, other values come and go beside each other. */
export function choose<Group extends string, Filters extends ChosenValues<Group> & Listed>(
  rules: FilterRules<Group>,
  filters: Filters,
  group: Group,
  value: string,
  isOn: boolean,
): Filters {
  const asked: ChosenValues<Group> = filters;
  const rest = rules.isThreshold(group) ? [] : (asked[group] ?? []).filter((item) => item !== value);
  const next = isOn && value ? [...rest, value] : rest;
  return { ...without(filters, group), ...(next.length > 0 ? { [group]: next } : {}) };
}

/** Groups that ask for something. */
export const activeGroups = <Group extends string>(rules: FilterRules<Group>, asked: ChosenValues<Group>): Group[] =>
  rules.groups.filter((group) => (asked[group] ?? []).length > 0);

/** The number in `to120` and `from23`. */
export const numberIn = (value: string): number => Number(value.replace(/\D/g, ''));

/**
 * An offer comes to the comparison or goes; the first one leaves when there are too many. `isOn`: what is wished, so that a press that is
 * repeated (keep-clicks.ts) changes nothing; left out, the other of what is.
 */
export function compareWith<Filters extends { readonly compare?: readonly string[] }>(
  filters: Filters,
  id: string,
  isOn = filters.compare?.includes(id) !== true,
): Filters {
  const others = (filters.compare ?? []).filter((other) => other !== id);
  const next = isOn ? [...others, id].slice(-MAX_COMPARED) : others;
  return { ...omit(filters, 'compare'), ...(next.length > 0 ? { compare: next } : {}) };
}
