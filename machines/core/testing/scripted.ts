import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { type Problem, type ProblemCode, ProblemError } from '#domain/core/problem.ts';
import { createDeadline, type DeadlineEvent, type DeadlineInput } from '#machines/core/deadline.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';

/** What a port answers, as data. */
export type Reply = { readonly ok: unknown } | { readonly problem: Problem } | { readonly error: unknown };
export type PortCall = { readonly port: string; readonly input: unknown };

type Waiting = PortCall & { readonly settle: (reply: Reply) => void };

export const ok = (value?: unknown): Reply => ({ ok: value });

export const problem = (code: ProblemCode, more: Partial<Problem> = {}): Reply => ({
  problem: { code, message: code, ...more },
});

/** The world of a machine as data: a clock that is moved by hand and ports that answer from a list. */
export class Scripted {
  readonly clock: VirtualClock;
  /** Every question that was asked, in order. */
  readonly calls: PortCall[] = [];
  readonly #replies: Map<string, Reply[]>;
  #waiting: Waiting[] = [];

  constructor(now: number, replies: Readonly<Record<string, readonly Reply[]>> = {}) {
    this.clock = new VirtualClock(now);
    this.#replies = new Map(Object.entries(replies).map(([port, list]) => [port, [...list]]));
  }

  /** A port: its next listed reply, or none until `settle` gives it one. */
  port<TOutput, TInput>(port: string) {
    return fromPromise<TOutput, TInput>(({ input, signal }) => {
      this.calls.push({ port, input });
      const reply = this.#replies.get(port)?.shift();
      return new Promise<TOutput>((resolve, reject) => {
        const settle = (given: Reply) => {
          // The script is typed by its author: a story or a test that is read beside the machine.
          if ('ok' in given) resolve(given.ok as TOutput);
          else reject('problem' in given ? new ProblemError(409, given.problem) : given.error);
        };
        if (reply) return settle(reply);
        const waiting = { port, input, settle };
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

  /** Ports that were asked and not answered yet. */
  pending(): readonly string[] {
    return this.#waiting.map(({ port }) => port);
  }

  /** Answers the oldest open question of a port, and waits until the machines have heard it. */
  async settle(port: string, reply: Reply): Promise<void> {
    const waiting = this.#waiting.find((other) => other.port === port);
    if (!waiting) throw new Error(`Nobody waits for "${port}"; open: ${this.pending().join(', ') || 'none'}`);
    this.#waiting = this.#waiting.filter((other) => other !== waiting);
    waiting.settle(reply);
    await settled();
  }

  /** Inputs of the questions that one port was asked. */
  inputsOf(port: string): readonly unknown[] {
    return this.calls.filter((call) => call.port === port).map(({ input }) => input);
  }
}

/** Deadlines that are reached when told so, whatever the time is: for walks through all states. */
export class ArmedDeadlines {
  readonly armed = new Map<string, () => void>();

  port() {
    return fromCallback<EventObject, DeadlineInput>(({ self, sendBack }) => {
      this.armed.set(self.id, () => sendBack({ type: 'deadline.reached' } satisfies DeadlineEvent));
      return () => {
        this.armed.delete(self.id);
      };
    });
  }
}

/** All promises that can go on have gone on; no timer is involved. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 25; turn += 1) await Promise.resolve();
}

type Observable = {
  getSnapshot(): { value: unknown };
  subscribe(next: (snapshot: { value: unknown }) => void): unknown;
};

/** The whole list of state values from now on, each change once. */
export function trackStates(actor: Observable): unknown[] {
  const states: unknown[] = [actor.getSnapshot().value];
  actor.subscribe(({ value }) => {
    if (JSON.stringify(value) !== JSON.stringify(states.at(-1))) states.push(value);
  });
  return states;
}
