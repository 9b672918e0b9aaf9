import type { AnyMachineSnapshot } from 'xstate';
import { passedIn } from '#machines/trace/chart.ts';
import { syntheticTrace } from '#machines/trace/explore.ts';
import type { ActorPath, Step, Trace, TraceEvent } from '#machines/trace/format.ts';
import type { Registered } from '#machines/trace/register.ts';
import { Replayer } from '#machines/trace/replayer.ts';
import { machineOf } from '#machines/trace/watch.ts';
import { type Choice, choicesOf } from './labels.ts';

export type StagedActor = {
  readonly path: ActorPath;
  readonly machineId: string;
  readonly active: ReadonlySet<string>;
};

export type Scene = {
  readonly steps: readonly Step[];
  readonly position: number;
  /** Fixed clock, epoch ms. */
  readonly now: number;
  readonly snapshot: AnyMachineSnapshot;
  readonly view: unknown;
  readonly actors: readonly StagedActor[];
  readonly taken: ReadonlySet<string>;
  readonly choices: readonly Choice[];
};

const TOUCH_MS = 1000;

/**
 * A flow's real machine with silent actors, at one step of a path. Going back replays the path from its start, which
 * takes a few milliseconds.
 */
export class Player {
  readonly registered: Registered;
  /** How the way begins: its machine, its moment, its input. */
  readonly #start: Trace;
  readonly #listeners = new Set<() => void>();
  #scene: Scene;

  private constructor(registered: Registered, start: Trace) {
    this.registered = registered;
    this.#start = start;
    this.#scene = this.#play(start.steps);
  }

  static along(registered: Registered, input: number, way: readonly string[]): Player {
    const player = new Player(registered, syntheticTrace(registered, registered.examples.inputs[input], []));
    player.#scene = player.#play(player.#stepsOf(way));
    return player;
  }

  /** A recorded visit at its start. Rethrows the machine's error when its start is unknown. */
  static of(registered: Registered, trace: Trace): Player {
    const player = new Player(registered, trace);
    player.seek(0);
    return player;
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

  /** Replaces the rest of the path by another step. */
  take(step: Step): void {
    const { steps, position } = this.#scene;
    this.#show(this.#play([...steps.slice(0, position), step]));
  }

  send(event: TraceEvent): void {
    const { now } = this.#scene;
    this.take({ k: 'event', to: '', event, t: now - this.#start.startedAt + TOUCH_MS });
  }

  #show(scene: Scene): void {
    this.#scene = scene;
    for (const listener of this.#listeners) listener();
  }

  #begin(steps: readonly Step[], onTaken?: (names: readonly string[]) => void): Replayer {
    const replayer = new Replayer(
      this.registered.machine,
      { ...this.#start, steps },
      {
        check: 'none',
        hashes: false,
        inspect: (event) => onTaken?.(passedIn(event).transitions),
      },
    );
    replayer.start();
    return replayer;
  }

  #stepsOf(way: readonly string[]): Step[] {
    const steps: Step[] = [];
    const replayer = this.#begin(steps);
    for (const label of way) {
      const choice = choicesOf(replayer, this.registered.examples).find((one) => one.label === label);
      if (!choice) throw new Error(`"${label}" cannot happen here: the stories are older than the machine`);
      steps.push(choice.step);
      replayer.step();
    }
    return steps;
  }

  #play(steps: readonly Step[], position = steps.length): Scene {
    const taken = new Set<string>();
    const replayer = this.#begin(steps, (names) => {
      for (const name of names) taken.add(name);
    });
    while (replayer.position < position) {
      taken.clear();
      replayer.step();
    }
    const snapshot = replayer.actor.getSnapshot() as AnyMachineSnapshot;
    const actors = [...replayer.systemState].flatMap(([path, { value }]) => {
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
      choices: choicesOf(replayer, this.registered.examples),
    };
  }
}

function idsOf(parent: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${parent}.${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${parent}.${key}`, ...idsOf(`${parent}.${key}`, inner)]);
}
