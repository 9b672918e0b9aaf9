import { wholeNumber } from '#domain/core/whole-number.ts';
import type { WayKind } from '#domain/transport/runs/picking.ts';
import { RUN_KINDS, type RunKind, type RunSearch, type RunSort, SORTS } from '#domain/transport/runs/search.ts';
import type { Query } from '#src/platform/transport/transport-url.ts';

/** A run of a list, with the class that was chosen and how one wants to find places in it. */
export type ChosenRun = {
  readonly number: string;
  readonly classId: string;
  readonly way: WayKind | null;
  /** The unpaid order whose places are chosen anew; null: none. */
  readonly replaces: string | null;
};

const WAYS: readonly WayKind[] = ['together', 'byBerth', 'seats'];
const text = (value: unknown, allowed: RegExp): string => {
  const said = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return allowed.test(said) ? said : '';
};
const TOWN = /^[a-z0-9-]{1,40}$/;
const ORDER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The kind of a query; null where it is none of trains and buses. */
export const runKindOfUrl = ({ kind }: Query): RunKind | null => RUN_KINDS.find((one) => one === kind) ?? null;

/** What a query asks for. Never throws: what it does not say is empty, or one woman and one man. Nobody is named in it. */
export function runSearchOfUrl(query: Query, kind: RunKind): RunSearch {
  const count = (name: string, most: number) => Math.min(wholeNumber(query[name]) ?? 0, most);
  const said = { women: count('women', 9), men: count('men', 9) };
  const isSaid = ['women', 'men', 'children', 'infants'].some((name) => name in query);
  return {
    ...{ kind, from: text(query.from, TOWN), to: text(query.to, TOWN), day: text(query.day, /^.{1,20}$/) },
    party: { ...(isSaid ? said : { women: 1, men: 1 }), children: count('children', 8), infants: count('infants', 4) },
  };
}

/** True for the address of a sent form. */
export const wasSent = (query: Query): boolean => ['from', 'to', 'day'].some((name) => name in query);

export const sortOfUrl = ({ sort }: Query): RunSort => SORTS.find((one) => one === sort) ?? 'leaves';

/** The run whose places are chosen; null on the list. */
export function chosenRunOfUrl(query: Query): ChosenRun | null {
  const number = text(query.run, /^[A-Z0-9]+( [A-Z0-9]+)*$/);
  const classId = text(query.class, /^[a-z0-9]{1,20}$/);
  if (!number || !classId) return null;
  const way = WAYS.find((one) => one === query.way) ?? null;
  return { number, classId, way, replaces: text(query.replaces, ORDER) || null };
}

/** Nothing that is longer has a number of the timetable: the contract refuses to look for it. */
export const canBeNumber = ({ number }: Pick<ChosenRun, 'number'>): boolean => number.length <= 20;

/** The query that leads to a search. */
export function queryOfRuns({ kind, from, to, day, party }: RunSearch): Readonly<Record<string, string | number>> {
  const { women, men, children, infants } = party;
  return { kind, from, to, day, women, men, ...(children ? { children } : {}), ...(infants ? { infants } : {}) };
}

/** The query that leads to the places of a run. */
export const queryOfPlaces = (search: RunSearch, { number, classId, way, replaces }: ChosenRun) => ({
  ...queryOfRuns(search),
  ...{ run: number, class: classId, ...(way ? { way } : {}), ...(replaces ? { replaces } : {}) },
});
