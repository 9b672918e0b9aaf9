import type { AnyMachineSnapshot } from 'xstate';
import { passedIn } from '#machines/trace/chart.ts';
import { syntheticTrace } from '#machines/trace/explore.ts';
import type { ActorPath, Step, TraceEvent } from '#machines/trace/format.ts';
import type { Registered } from '#machines/trace/register.ts';
import { Replayer } from '#machines/trace/replayer.ts';
import { machineOf } from '#machines/trace/watch.ts';
import { type Choice, choicesOf } from './labels.ts';

/** One machine of the system: the flow itself ('') or a child. */
export type StagedActor = {
  readonly path: ActorPath;
  readonly machineId: string;
  readonly active: ReadonlySet<string>;
};

/** Everything a Stage shows at one moment. */
export type Scene = {
  readonly steps: readonly Step[];
  readonly position: number;
  /** Epoch ms of the frozen clock. */
  readonly now: number;
  readonly snapshot: AnyMachineSnapshot;
  readonly view: unknown;
  readonly actors: readonly StagedActor[];
  /** Transitions of the last step, by their names. */
  readonly taken: ReadonlySet<string>;
  readonly choices: readonly Choice[];
};

const TOUCH_MS = 1000;

/**
 * The real machine of a flow on silent ports, at one step of a way. Going back is going there anew: a replay of some steps
 * takes a few milliseconds.
 */
export class Player {
  readonly registered: Registered;
  readonly #input: unknown;
  readonly #listeners = new Set<() => void>();
  #scene: Scene;

  /** way: labels of choices, one after the other. */
  constructor(registered: Registered, input: number, way: readonly string[]) {
    this.registered = registered;
    this.#input = registered.alphabet.inputs[input];
    this.#scene = this.#play(this.#stepsOf(way));
  }

  readonly read = (): Scene => this.#scene;
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  seek(position: number): void {
    const { steps } = this.#scene;
    this.#show(this.#play(steps, Math.min(Math.max(0, position), steps.length)));
  }

  /** From here on something else happens. */
  take(step: Step): void {
    const { steps, position } = this.#scene;
    this.#show(this.#play([...steps.slice(0, position), step]));
  }

  /** A click on the screen. */
  send(event: TraceEvent): void {
    const { now } = this.#scene;
    this.take({ k: 'event', to: '', event, t: now - this.#trace([]).startedAt + TOUCH_MS });
  }

  #show(scene: Scene): void {
    this.#scene = scene;
    for (const listener of this.#listeners) listener();
  }

  #trace(steps: readonly Step[]) {
    return syntheticTrace(this.registered, this.#input, steps);
  }

  #start(steps: readonly Step[], onTaken?: (names: readonly string[]) => void): Replayer {
    const replayer = new Replayer(this.registered.machine, this.#trace(steps), {
      check: 'none',
      hashes: false,
      inspect: (event) => onTaken?.(passedIn(event).transitions),
    });
    replayer.start();
    return replayer;
  }

  #stepsOf(way: readonly string[]): Step[] {
    const steps: Step[] = [];
    const replayer = this.#start(steps);
    for (const label of way) {
      const choice = choicesOf(replayer, this.registered.alphabet).find((one) => one.label === label);
      if (!choice) throw new Error(`"${label}" cannot happen here: the stories are older than the machine`);
      steps.push(choice.step);
      replayer.step();
    }
    return steps;
  }

  #play(steps: readonly Step[], position = steps.length): Scene {
    const taken = new Set<string>();
    const replayer = this.#start(steps, (names) => {
      for (const name of names) taken.add(name);
    });
    while (replayer.position < position) {
      taken.clear();
      replayer.step();
    }
    const snapshot = replayer.actor.getSnapshot() as AnyMachineSnapshot;
    const actors = [...replayer.picture].flatMap(([path, { value }]) => {
      const ref = replayer.watch.refAt(path);
      const machineId = ref && machineOf(ref).id;
      return machineId ? [{ path, machineId, active: new Set([machineId, ...idsOf(machineId, value)]) }] : [];
    });
    return {
      steps,
      position: replayer.position,
      now: replayer.clock.now(),
      snapshot,
      view: this.registered.view(snapshot),
      actors,
      taken: new Set(taken),
      choices: choicesOf(replayer, this.registered.alphabet),
    };
  }
}

/** Ids of the states that a state value names. */
function idsOf(parent: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${parent}.${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${parent}.${key}`, ...idsOf(`${parent}.${key}`, inner)]);
}
