import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate';
import { ProblemError } from '#domain/core/problem.ts';
import type { Reply } from '#machines/core/testing/scripted.ts';
import type { TraceEvent } from '#machines/trace/format.ts';

/** Example events and replies of a machine. The explorer and the random walks try all of them wherever they apply. */
export type Examples = {
  /** The first is the most common one. */
  readonly inputs: readonly unknown[];
  /** Events from outside to the root. An event that no active state handles is skipped where it has no effect. */
  readonly events: readonly TraceEvent[];
  /** Promise results by actor name: success and each failure that matters. */
  readonly outcomes: Readonly<Record<string, readonly Reply[]>>;
  /** Events sent by callback actors, by actor name. */
  readonly says: Readonly<Record<string, readonly TraceEvent[]>>;
  /**
   * Context values that guards read, by machine id. States with different values count as different states. Each fact
   * splits only the states of its own machine: combinations of all facts would multiply the states without new
   * behaviour.
   */
  readonly facets: Readonly<Record<string, Readonly<Record<string, (context: never) => unknown>>>>;
  /** Ids of child machines of which this machine uses only a part. Their own traces cover the rest. */
  readonly elsewhere?: readonly string[];
  /**
   * Ids of child machines that run without this machine. They run as usual, but only their states are compared, not
   * their facts, and none of their states is a situation of its own. The same holds for their descendants.
   */
  readonly walkedAlone?: readonly string[];
};

type Facts<C> = Readonly<Record<string, (context: C) => unknown>>;

/** Types examples by its machine: inputs and events are checked. */
export const defineExamples = <M extends AnyStateMachine>(
  examples: Omit<Examples, 'inputs' | 'events'> & {
    readonly inputs: readonly InputFrom<M>[];
    readonly events: readonly EventFrom<M>[];
  },
): Examples => examples as Examples;

/** Typed facts about one machine's context, for `facets`. */
export const factsOf = <M extends AnyStateMachine>(facts: Facts<ContextFrom<M>>) => facts as Facts<never>;

/** The event of each `deadline` actor. */
export const DEADLINE: readonly TraceEvent[] = [{ type: 'deadline.reached' }];

/** The settled value of a promise actor for a reply. */
export const settledBy = (reply: Reply): { readonly ok: boolean; readonly value: unknown } => {
  if ('ok' in reply) return { ok: true, value: reply.ok };
  return { ok: false, value: 'problem' in reply ? new ProblemError(409, reply.problem) : reply.error };
};
