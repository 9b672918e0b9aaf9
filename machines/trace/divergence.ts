import { type Difference, differencesOf } from '#machines/trace/difference.ts';
import type { SystemState } from '#machines/trace/expectations.ts';
import type { ActorPath, Expect, Trace } from '#machines/trace/format.ts';
import { canonicalJson, toJson } from '#machines/trace/values.ts';

/** The first step at which a machine differs from a trace. */
export type Divergence = {
  /** Index of the step; −1: the start. */
  readonly step: number;
  /** ms since the start of the trace. */
  readonly t: number;
  /**
   * actor: the receiving actor does not exist. asked: an actor was called with another input. error: the machine crashed.
   */
  readonly why: 'state' | 'status' | 'effects' | 'asked' | 'context' | 'actor' | 'timer' | 'error';
  readonly expected: unknown;
  readonly actual: unknown;
  readonly contexts?: readonly Difference[];
};

export type ContextCheck = { expected: string; actual: string };
type Found = Pick<Divergence, 'why' | 'expected' | 'actual'>;

const CHANGES = [
  ['v', 'state'],
  ['s', 'status'],
  ['fx', 'effects'],
] as const;

type Looked = {
  readonly areQuestionsLooked: boolean;
  /** null: contexts are not compared. */
  readonly context: ContextCheck | null;
};

export function compare(expected: Expect, actual: Expect, { areQuestionsLooked, context }: Looked): Found | null {
  for (const [key, why] of CHANGES) {
    const [one, other] = [expected[key], actual[key]];
    if (one === undefined && other === undefined) continue;
    if (canonicalJson(one) !== canonicalJson(other)) {
      return { why, expected: one ?? 'no change', actual: other ?? 'no change' };
    }
  }
  // Effects already name the called actors. A trace written by hand or with renamed names has no hash of their inputs.
  if (areQuestionsLooked && expected.q !== undefined && expected.q !== actual.q)
    return { why: 'asked', expected: expected.q, actual: actual.q ?? 'nothing' };
  // A trace without hashes (written by hand) has no contexts to compare.
  if (context?.expected && context.expected !== context.actual) return { why: 'context', ...context };
  return null;
}

/** Accumulates the contexts of a trace that keeps them. */
export class ExpectedContexts {
  readonly #isKept: boolean;
  readonly #contexts: Record<ActorPath, Record<string, unknown>> = {};

  constructor(trace: Trace) {
    this.#isKept = trace.start.ctx !== undefined;
  }

  read(...expects: readonly (Expect | undefined)[]): void {
    if (!this.#isKept) return;
    for (const expect of expects) {
      for (const [path, keys] of Object.entries(expect?.ctx ?? {})) {
        if (keys === null) delete this.#contexts[path];
        else this.#contexts[path] = { ...this.#contexts[path], ...keys };
      }
    }
  }

  differences(systemState: SystemState): readonly Difference[] {
    if (!this.#isKept) return [];
    const actual = Object.fromEntries([...systemState].map(([path, { context }]) => [path, toJson(context)]));
    // A key that became undefined is stored as null.
    return differencesOf(this.#contexts, actual).filter(
      ({ expected, actual: now }) => !(expected === null && now === undefined),
    );
  }
}
