import { type ChosenValues, type FilterRules, numberIn } from '#src/screens/core/list/filters.ts';

/** What a group offers to choose from. */
export type Facet = {
  /** Results when this group asks for nothing: the number beside "Any", and what removing it brings back. */
  readonly any: number;
  readonly choices: readonly Choice[];
};
/** `count`: results that this choice alone would leave, given the other groups. */
export type Choice = { readonly value: string; readonly count: number; readonly isOn: boolean };
export type Facets<Group extends string> = Readonly<Record<Group, Facet>>;

/**
 * What each choice would leave, given the choices in the other groups. What is asked for is there, also with 0.
 * @param count how many results one value of a group leaves, given the other groups; without a value, what those leave.
 */
export function facetsOf<Group extends string>(
  rules: FilterRules<Group>,
  filters: ChosenValues<Group>,
  values: Readonly<Record<Group, readonly string[]>>,
  count: (group: Group, value?: string) => number,
): Facets<Group> {
  const facetOf = (group: Group): Facet => {
    const asked = filters[group] ?? [];
    const all = [...new Set([...values[group], ...asked])];
    if (rules.isThreshold(group)) all.sort((a, b) => numberIn(a) - numberIn(b));
    return {
      any: count(group),
      choices: all.map((value) => ({ value, count: count(group, value), isOn: asked.includes(value) })),
    };
  };
  return Object.fromEntries(rules.groups.map((group) => [group, facetOf(group)])) as Facets<Group>;
}

/** Groups of the form: those that ask for something. One value that all have is nothing to choose from. */
export const groupsToShow = <Group extends string>(rules: FilterRules<Group>, facets: Facets<Group>): Group[] =>
  rules.groups.filter((group) => {
    const { any, choices } = facets[group];
    const isThreshold = rules.isThreshold(group);
    return choices.length > (isThreshold ? 0 : 1) || choices.some(({ count, isOn }) => isOn || count !== any);
  });

/** Whole units of the currency, so that at most five lie between the lowest and the highest total. */
const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MOST_STEPS = 5;

/** Round totals between the lowest and the highest of the list, as the URL writes them: `to120`. */
export function priceSteps(cents: readonly number[]): string[] {
  const [low, high] = [Math.min(...cents) / 100, Math.max(...cents) / 100];
  const step = STEPS.find((size) => (high - low) / size <= MOST_STEPS) ?? 10_000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: MOST_STEPS }, (_, at) => first + at * step)
    .filter((amount) => amount < high)
    .map((amount) => `to${amount}`);
}
