import { type AnyStateMachine, createActor, type InspectionEvent, type Snapshot } from 'xstate';
import { type ContextCheck, compare, type Divergence, ExpectedContexts } from '#machines/trace/divergence.ts';
import { Expectations, type SystemState } from '#machines/trace/expectations.ts';
import type { Expect, Step, Trace } from '#machines/trace/format.ts';
import { ScriptedClock } from '#machines/trace/scripted-clock.ts';
import { fromJson } from '#machines/trace/values.ts';
import { type IdleReport, SystemWatch } from '#machines/trace/watch.ts';
import { silenced } from '#machines/trace/wiring.ts';

export type ReplayOptions = {
  /**
   * all: everything, contexts included. asked: behaviour and actor inputs. behaviour: states, effects, timers and actors
   * only, as for a redacted trace, whose actor inputs are pseudonyms. inputs: each input finds its actor or timer. none:
   * no check. Default: all.
   */
  readonly check?: 'all' | 'asked' | 'behaviour' | 'inputs' | 'none';
  /** Includes contexts in `lastExpect`. */
  readonly keepsContexts?: boolean;
  /** Includes hashes in `lastExpect`; default: true unless only behaviour is checked. */
  readonly hashes?: boolean;
  /** A machine whose actors are already silenced, for instance with counted guards. */
  readonly wired?: AnyStateMachine;
  readonly inspect?: (event: InspectionEvent) => void;
};

/**
 * Runs a trace without network, real time or waiting. Actors are silent, effects are only named, timers fire by number,
 * and each step runs until the system is idle. So a replay is synchronous and deterministic.
 */
export class Replayer {
  readonly trace: Trace;
  readonly clock: ScriptedClock;
  readonly watch: SystemWatch;
  readonly actor: ReturnType<typeof createActor<AnyStateMachine>>;
  /** Number of applied steps. */
  position = 0;
  lastExpect: Expect = {};
  /** Actors called in the last step, with their inputs. */
  lastAsked: IdleReport['asked'] = [];
  readonly #check: NonNullable<ReplayOptions['check']>;
  readonly #expectations: Expectations;
  readonly #contexts: ExpectedContexts;
  readonly #hash: ContextCheck = { expected: '', actual: '' };
  #waiting: readonly Step[] = [];
  #failed: Divergence | null = null;
  #error: { readonly thrown: unknown } | null = null;

  constructor(machine: AnyStateMachine, trace: Trace, options: ReplayOptions = {}) {
    this.trace = trace;
    this.#check = options.check ?? 'all';
    this.#expectations = new Expectations({
      keepsContexts: options.keepsContexts,
      hashes: options.hashes ?? options.check !== 'behaviour',
    });
    this.#contexts = new ExpectedContexts(trace);
    this.clock = new ScriptedClock(trace.startedAt, trace.timers?.last);
    const watch = new SystemWatch({ onInput: () => undefined });
    this.watch = watch;
    this.actor = createActor(options.wired ?? silenced(machine), {
      clock: this.clock,
      input: fromJson(trace.input),
      ...(trace.snapshot === undefined ? {} : { snapshot: fromJson(trace.snapshot) as Snapshot<unknown> }),
      inspect: (event) => {
        this.#sayWhatWaits();
        watch.inspect(event);
        options.inspect?.(event);
      },
    });
    this.actor.subscribe({ error: (thrown) => (this.#error = { thrown }) });
    for (const { n, to, event } of trace.timers?.armed ?? []) {
      this.clock.adopt(n, () => watch.refAt(to)?.send(fromJson(event) as never));
    }
  }

  get isDone(): boolean {
    return this.position >= this.trace.steps.length;
  }

  get systemState(): SystemState {
    return this.#expectations.systemState;
  }

  /** Starts the actor, with the inputs that arrive during the start. */
  start(): Divergence | null {
    this.#burst(0, () => this.actor.start());
    // A restored flow calls its actors again; the recorded visit had called them before the snapshot, so these calls are
    // not compared.
    const isRestored = this.trace.snapshot !== undefined;
    return this.#verdict(-1, this.trace.start, isRestored);
  }

  /** Applies the next step and those that arrived inside it. */
  step(): Divergence | null {
    const index = this.position;
    const step = this.trace.steps[index];
    if (!step) return null;
    this.clock.moveTo(this.trace.startedAt + step.t);
    this.watch.begin();
    this.#burst(index + 1, () => this.#apply(step, index));
    return this.#verdict(index, undefined, false);
  }

  /** Runs the whole trace or up to `until` steps; stops at the first divergence. */
  run(until = this.trace.steps.length): Divergence | null {
    let found: Divergence | null = null;
    while (!found && this.position < until) found = this.step();
    return found;
  }

  /** Runs `begin` together with the steps that arrived before the next rest. */
  #burst(first: number, begin: () => void): void {
    let end = first;
    while (this.trace.steps[end]?.within !== undefined) end += 1;
    this.#waiting = this.trace.steps.slice(first, end);
    begin();
    // A changed machine may have fewer messages than the recorded one, so the remaining steps are applied here.
    while (this.#waiting.length > 0) this.#next();
    this.position = end;
    const idle = this.watch.idle();
    this.lastAsked = idle.asked;
    this.lastExpect = this.#expectations.take(idle);
  }

  #sayWhatWaits(): void {
    if (this.#waiting[0]?.within === this.watch.messages) this.#next();
  }

  #next(): void {
    const [step, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (!step) return;
    this.clock.moveTo(this.trace.startedAt + step.t);
    this.#apply(step, this.trace.steps.indexOf(step));
  }

  #apply(step: Step, index: number): void {
    if (step.k === 'timer') {
      if (!this.clock.fire(step.n)) this.#fail(index, 'timer', `timer ${step.n} armed`, this.#armedText());
      return;
    }
    if (step.k !== 'event' && !this.#isAlive(step.actor)) {
      this.#fail(index, 'actor', `${step.actor} alive`, this.#aliveText());
      return;
    }
    const to = step.k === 'settle' ? step.actor : step.to;
    const target = this.watch.refAt(to);
    if (!target) this.#fail(index, 'actor', `${to} alive`, this.#aliveText());
    if (!target || !this.#isAlive(to)) return; // a stopped actor ignores events, as in the recording
    if (step.k !== 'settle') target.send(fromJson(step.event) as never);
    else if (step.ok) target.send({ type: 'xstate.promise.resolve', data: fromJson(step.value) } as never);
    else target.send({ type: 'xstate.promise.reject', data: fromJson(step.value) } as never);
  }

  #isAlive(path: string): boolean {
    return (this.watch.refAt(path)?.getSnapshot() as { status?: string } | undefined)?.status === 'active';
  }

  #fail(step: number, why: 'timer' | 'actor', expected: string, actual: string): void {
    this.#failed ??= { step, t: this.trace.steps[step]?.t ?? 0, why, expected, actual };
  }

  #armedText(): string {
    return `armed: ${[...this.clock.armed().keys()].join(', ') || 'none'}`;
  }

  #aliveText(): string {
    const alive = this.watch.paths().filter((path) => path && this.#isAlive(path));
    return `alive: ${alive.join(', ') || 'no child'}`;
  }

  #verdict(first: number, wanted: Expect | undefined, isRestored: boolean): Divergence | null {
    const last = Math.max(first, this.position - 1);
    const recorded = last < 0 ? wanted : (this.trace.steps[last]?.x ?? wanted);
    const expected = recorded && isRestored ? without(recorded) : recorded;
    this.#contexts.read(first < 0 ? this.trace.start : undefined, last < 0 ? undefined : this.trace.steps[last]?.x);
    const actual = isRestored ? without(this.lastExpect) : this.lastExpect;
    const where = { step: last, t: this.trace.steps[last]?.t ?? 0 };
    if (this.#error && this.#check !== 'none') {
      const { thrown } = this.#error;
      return { ...where, why: 'error', expected: 'a machine that runs', actual: String(thrown) };
    }
    if (this.#failed && this.#check !== 'none') return this.#failed;
    if (!expected || this.#check === 'none' || this.#check === 'inputs') return null;
    if (expected.c) this.#hash.expected = expected.c;
    this.#hash.actual = this.#expectations.contextHash;
    const found = compare(expected, actual, {
      areQuestionsLooked: this.#check !== 'behaviour',
      context: this.#check === 'all' ? this.#hash : null,
    });
    return (
      found && {
        ...where,
        ...found,
        ...(found.why === 'context' ? { contexts: this.#contexts.differences(this.systemState) } : {}),
      }
    );
  }
}

const without = ({ fx: _, q: __, ...rest }: Expect): Expect => rest;

export function replay(machine: AnyStateMachine, trace: Trace, options: ReplayOptions = {}): Divergence | null {
  const replayer = new Replayer(machine, trace, options);
  return replayer.start() ?? replayer.run();
}
