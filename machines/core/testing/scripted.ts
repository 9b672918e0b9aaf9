import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { type Problem, type ProblemCode, ProblemError } from '#domain/core/problem.ts';
import { createDeadline, type DeadlineEvent, type DeadlineInput } from '#machines/core/deadline.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';

export type Reply = { readonly ok: unknown } | { readonly problem: Problem } | { readonly error: unknown };
export type ActorCall = { readonly actor: string; readonly input: unknown };

type Waiting = ActorCall & { readonly settle: (reply: Reply) => void };

export const ok = (value?: unknown): Reply => ({ ok: value });

export const problem = (code: ProblemCode, more: Partial<Problem> = {}): Reply => ({
  problem: { code, message: code, ...more },
});

/** A scripted environment for a machine: a clock moved by hand and actors that answer from a list. */
export class Scripted {
  readonly clock: VirtualClock;
  readonly calls: ActorCall[] = [];
  readonly #replies: Map<string, Reply[]>;
  #waiting: Waiting[] = [];

  constructor(now: number, replies: Readonly<Record<string, readonly Reply[]>> = {}) {
    this.clock = new VirtualClock(now);
    this.#replies = new Map(Object.entries(replies).map(([actor, list]) => [actor, [...list]]));
  }

  /** An actor that answers with its next listed reply, or waits for `settle`. */
  actor<TOutput, TInput>(actor: string) {
    return fromPromise<TOutput, TInput>(({ input, signal }) => {
      this.calls.push({ actor, input });
      const reply = this.#replies.get(actor)?.shift();
      return new Promise<TOutput>((resolve, reject) => {
        const settle = (given: Reply) => {
          // The author of the script guarantees the type: script and story or test are read together.
          if ('ok' in given) resolve(given.ok as TOutput);
          else reject('problem' in given ? new ProblemError(409, given.problem) : given.error);
        };
        if (reply) return settle(reply);
        const waiting = { actor, input, settle };
        this.#waiting.push(waiting);
        signal.addEventListener('abort', () => {
          this.#waiting = this.#waiting.filter((other) => other !== waiting);
        });
      });
    });
  }

  deadline() {
    return createDeadline(this.clock);
  }

  pending(): readonly string[] {
    return this.#waiting.map(({ actor }) => actor);
  }

  /**
   * Answers the oldest open call of an actor and waits until the machines have processed it. Throws when the actor has no
   * open call.
   */
  async settle(actor: string, reply: Reply): Promise<void> {
    const waiting = this.#waiting.find((other) => other.actor === actor);
    if (!waiting) throw new Error(`Nobody waits for "${actor}"; open: ${this.pending().join(', ') || 'none'}`);
    this.#waiting = this.#waiting.filter((other) => other !== waiting);
    waiting.settle(reply);
    await settled();
  }

  inputsOf(actor: string): readonly unknown[] {
    return this.calls.filter((call) => call.actor === actor).map(({ input }) => input);
  }
}

export class ArmedDeadlines {
  readonly armed = new Map<string, () => void>();

  actor() {
    return fromCallback<EventObject, DeadlineInput>(({ self, sendBack }) => {
      this.armed.set(self.id, () => sendBack({ type: 'deadline.reached' } satisfies DeadlineEvent));
      return () => {
        this.armed.delete(self.id);
      };
    });
  }
}

/** Runs 25 rounds of microtasks, so that pending promise chains finish. No timer is involved. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 25; turn += 1) await Promise.resolve();
}

type Observable = {
  getSnapshot(): { value: unknown };
  subscribe(next: (snapshot: { value: unknown }) => void): unknown;
};

/** Records the state values from now on, without repeats. */
export function trackStates(actor: Observable): unknown[] {
  const states: unknown[] = [actor.getSnapshot().value];
  actor.subscribe(({ value }) => {
    if (JSON.stringify(value) !== JSON.stringify(states.at(-1))) states.push(value);
  });
  return states;
}
