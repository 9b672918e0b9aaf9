import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { dayProblem } from '#domain/transport/days.ts';
import { type PartyProblem, partyProblem, type RunParty } from '#domain/transport/runs/riders.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type RunKind = Schemas['RunKind'];
export type RunList = Schemas['RunList'];
export type RunOffer = Schemas['RunOffer'];
export type RunClassOffer = Schemas['RunClassOffer'];
export type RunWay = Schemas['RunWay'];
export type RunDetail = Schemas['RunDetail'];
export type RunTowns = Schemas['RunTowns'];

export const RUN_KINDS: readonly RunKind[] = ['train', 'bus'];

/** What a form asks for. Places are ids of towns, the day YYYY-MM-DD; '' where it is not said. */
export type RunSearch = {
  readonly kind: RunKind;
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly party: RunParty;
};
export type RunSearchField = 'from' | 'to' | 'day' | 'women' | 'infants';
export type RunSearchProblems = Readonly<Partial<Record<RunSearchField, FieldProblem>>>;

const PARTY: Readonly<Record<PartyProblem, RunSearchProblems>> = {
  adult_needed: { women: 'required' },
  too_many_passengers: { women: 'too_many_passengers' },
  too_many_infants: { infants: 'invalid' },
};

/** Why a search cannot be asked; empty where it can. `today` is in Tehran. */
export function runSearchProblems({ from, to, day, party }: RunSearch, today: string): RunSearchProblems {
  const wrong = partyProblem(party);
  return problemsIn<RunSearchField>({
    from: from === '' ? 'required' : undefined,
    to: to === '' ? 'required' : to === from ? 'same_place' : undefined,
    day: dayProblem(day, today),
    women: undefined,
    infants: undefined,
    ...(wrong ? PARTY[wrong] : {}),
  });
}

/** Whether a run goes between the towns of a search: their names stand above its plan. */
export const goesAsAsked = (
  run: { readonly from: { readonly town: string }; readonly to: { readonly town: string } },
  { from, to }: Pick<RunSearch, 'from' | 'to'>,
): boolean => run.from.town === from && run.to.town === to;

export const SORTS = ['leaves', 'price', 'hours'] as const;
export type RunSort = (typeof SORTS)[number];

/** The lowest price of a run for these people, EUR cents; infinite where it has no room for them. */
const lowest = ({ classes }: RunOffer): number =>
  Math.min(...classes.flatMap(({ ways }) => ways.map(({ total }) => total.amount)));

/** The runs of a list in their order; what costs or lasts the same stays by departure. */
export function sortedRuns(runs: readonly RunOffer[], by: RunSort): readonly RunOffer[] {
  if (by === 'leaves') return runs;
  const rankOf = by === 'price' ? lowest : ({ minutes }: RunOffer) => minutes;
  return [...runs].sort((a, b) => rankOf(a) - rankOf(b) || a.departsAt - b.departsAt);
}

export type FittingWay = { readonly run: RunOffer; readonly runClass: RunClassOffer; readonly way: RunWay };

/** The cheapest way in which these people find places on this day; undefined where no run has room for them. */
export const cheapestWay = (runs: readonly RunOffer[]): FittingWay | undefined =>
  runs
    .flatMap((run) => run.classes.flatMap((runClass) => runClass.ways.map((way) => ({ run, runClass, way }))))
    .reduce<FittingWay | undefined>(
      (best, one) => (best && best.way.total.amount <= one.way.total.amount ? best : one),
      undefined,
    );
