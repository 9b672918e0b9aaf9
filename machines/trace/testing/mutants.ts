import { type AnyActorLogic, type AnyStateMachine, createMachine } from 'xstate';

// Mutants: a machine's chart with one change, as in a typical mistake.

export type ChartConfig = Record<string, never> & { [key: string]: ChartConfig };

const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOf(item)]));
};

export function withChart(machine: AnyStateMachine, change: (chart: ChartConfig) => void): AnyStateMachine {
  const chart = copyOf(machine.config) as ChartConfig;
  change(chart);
  return createMachine(chart as never, machine.implementations as never) as unknown as AnyStateMachine;
}

/** The machine with a changed child machine. */
export const withChild = (
  machine: AnyStateMachine,
  name: string,
  change: (child: AnyStateMachine) => AnyStateMachine,
) => {
  const child = (machine.implementations.actors as Record<string, AnyActorLogic>)[name] as unknown as AnyStateMachine;
  return machine.provide({ actors: { [name]: change(child) as unknown as AnyActorLogic } });
};

/** The part of a chart at a path like `states.held.on`. Throws when it does not exist, so that no mutant is empty. */
export function partOf(chart: ChartConfig, path: string): ChartConfig {
  const steps = path === '' ? [] : path.split('/');
  let part: ChartConfig | undefined = chart;
  for (const step of steps) part = part?.[step];
  if (part === undefined) throw new Error(`the chart has no ${path}`);
  return part;
}

const split = (path: string): [string, string] => {
  const at = path.lastIndexOf('/');
  return [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
};

export const put = (path: string, value: unknown) => (chart: ChartConfig) => {
  const [parent, key] = split(path);
  partOf(chart, path);
  (partOf(chart, parent) as Record<string, unknown>)[key] = value;
};

export const drop = (path: string) => (chart: ChartConfig) => {
  const [parent, key] = split(path);
  partOf(chart, path);
  const holder = partOf(chart, parent) as unknown as Record<string, unknown>;
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
};
