import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { familyOf, passedIn, universeOf } from '#machines/trace/chart.ts';
import type { Trace } from '#machines/trace/format.ts';
import { Replayer } from '#machines/trace/replayer.ts';
import { silencedCounting } from '#machines/trace/wiring.ts';

type Share = { readonly covered: number; readonly all: number; readonly missing: readonly string[] };
export type CoverageReport = {
  readonly machine: string;
  readonly states: Share;
  readonly transitions: Share;
  readonly guards: Share;
};

const state = (id: string) => `state ${id}`;
const transition = (name: string) => `transition ${name}`;
const guard = (name: string, isTrue: boolean) => `guard ${name} ${isTrue ? 'yes' : 'no'}`;

export class Coverage {
  /** Format: `state …`, `transition …`, `guard … yes`. */
  items = new Set<string>();
  readonly machine: AnyStateMachine;
  readonly options: { readonly wired: AnyStateMachine; readonly inspect: (event: InspectionEvent) => void };

  constructor(machine: AnyStateMachine) {
    this.machine = machine;
    this.options = {
      wired: silencedCounting(machine, (name, isTrue) => this.items.add(guard(name, isTrue))),
      inspect: (event) => {
        const { states, transitions } = passedIn(event);
        for (const id of states) this.items.add(state(id));
        for (const name of transitions) this.items.add(transition(name));
      },
    };
  }

  /** One report for the machine and one for each descendant. */
  report(): CoverageReport[] {
    return familyOf(this.machine).map((machine) => {
      const { states, transitions, guards } = universeOf(machine);
      return {
        machine: machine.id,
        states: this.#share(states.map(state)),
        transitions: this.#share(transitions.map(transition)),
        guards: this.#share(guards.flatMap((name) => [guard(name, true), guard(name, false)])),
      };
    });
  }

  #share(all: readonly string[]): Share {
    const missing = all.filter((item) => !this.items.has(item));
    return { covered: all.length - missing.length, all: all.length, missing };
  }
}

/** The coverage items of each trace. Traces are run without checks. */
export function itemsOfTraces(machine: AnyStateMachine, traces: readonly Trace[]): ReadonlySet<string>[] {
  const coverage = new Coverage(machine);
  return traces.map((trace) => {
    coverage.items.clear();
    const replayer = new Replayer(machine, trace, { ...coverage.options, check: 'none', hashes: false });
    replayer.start();
    replayer.run();
    return new Set(coverage.items);
  });
}

export function coverageOf(machine: AnyStateMachine, traces: readonly Trace[]): CoverageReport[] {
  const coverage = new Coverage(machine);
  for (const items of itemsOfTraces(machine, traces)) for (const item of items) coverage.items.add(item);
  return coverage.report();
}

/**
 * Greedy set cover: indices of few sets that together hold all items. Takes the set with most new items; on a tie the
 * cheaper one.
 */
export function smallestCover(sets: readonly ReadonlySet<string>[], costs: readonly number[]): number[] {
  const missing = new Set(sets.flatMap((set) => [...set]));
  const chosen: number[] = [];
  while (missing.size > 0) {
    let best = -1;
    let bestGain = 0;
    for (const [index, set] of sets.entries()) {
      if (set.size <= bestGain && best >= 0 && set.size < bestGain) continue;
      let gain = 0;
      for (const item of set) if (missing.has(item)) gain += 1;
      const isBetter = gain > bestGain || (gain === bestGain && gain > 0 && (costs[index] ?? 0) < (costs[best] ?? 0));
      if (!isBetter) continue;
      best = index;
      bestGain = gain;
    }
    if (best < 0) break;
    chosen.push(best);
    for (const item of sets[best] ?? []) missing.delete(item);
  }
  return chosen.sort((one, other) => one - other);
}
