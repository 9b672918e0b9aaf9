import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate';
import { ProblemError } from '#domain/core/problem.ts';
import type { Reply } from '#machines/core/testing/scripted.ts';
import type { TraceEvent } from '#machines/trace/format.ts';

/** What can happen to a machine, by example: the explorer and the random walks try all of it, wherever it fits. */
export type Alphabet = {
  /** The first is the most common one. */
  readonly inputs: readonly unknown[];
  /** Events from outside, to the root. Those that no state listens to are left out where they do nothing. */
  readonly events: readonly TraceEvent[];
  /** Answers of promises, by the port's name; success and each failure that matters. */
  readonly outcomes: Readonly<Record<string, readonly Reply[]>>;
  /** Words of callback actors, by the port's name. */
  readonly says: Readonly<Record<string, readonly TraceEvent[]>>;
  /**
   * What guards look at, by the machine's id: states with other facts are other states. Each fact splits the states of
   * its own machine alone; all combinations of all facts would be many more states and nothing new.
   */
  readonly facets: Readonly<Record<string, Readonly<Record<string, (context: never) => unknown>>>>;
  /** Ids of children that can do more than this machine ever asks of them: all of it is in their own traces. */
  readonly elsewhere?: readonly string[];
  /**
   * Ids of children that go on by themselves, so that this machine need not look inside: they run as they are, but only
   * their states are told apart and not their facts, and none of these is a situation of its own. So it is with all below them.
   */
  readonly walkedAlone?: readonly string[];
};

type Facts<C> = Readonly<Record<string, (context: C) => unknown>>;

/** An alphabet whose inputs and events are checked against the machine they are for. */
export const defineAlphabet = <M extends AnyStateMachine>(
  alphabet: Omit<Alphabet, 'inputs' | 'events'> & {
    readonly inputs: readonly InputFrom<M>[];
    readonly events: readonly EventFrom<M>[];
  },
): Alphabet => alphabet as Alphabet;

/** Facts about one machine's context, for `facets`. */
export const factsOf = <M extends AnyStateMachine>(facts: Facts<ContextFrom<M>>) => facts as Facts<never>;

/** The word of every `deadline` port. */
export const DEADLINE: readonly TraceEvent[] = [{ type: 'deadline.reached' }];

/** What a promise port gives for a reply. */
export const settledBy = (reply: Reply): { readonly ok: boolean; readonly value: unknown } => {
  if ('ok' in reply) return { ok: true, value: reply.ok };
  return { ok: false, value: 'problem' in reply ? new ProblemError(409, reply.problem) : reply.error };
};
