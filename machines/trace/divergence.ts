import { type Difference, differencesOf } from '#machines/trace/difference.ts';
import type { Picture } from '#machines/trace/expectations.ts';
import type { ActorPath, Expect, Trace } from '#machines/trace/format.ts';
import { canonicalJson, toJson } from '#machines/trace/values.ts';

/** The first moment at which a machine does not do what a trace says. */
export type Divergence = {
  /** Index of the step; −1: the start. */
  readonly step: number;
  /** ms since the start of the trace. */
  readonly t: number;
  /** actor: nobody there to hear it. asked: a port was asked with something else. error: the machine crashed. */
  readonly why: 'state' | 'status' | 'effects' | 'asked' | 'context' | 'actor' | 'timer' | 'error';
  readonly expected: unknown;
  readonly actual: unknown;
  /** With kept contexts: where they differ. */
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
  /** null leaves contexts alone. */
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
  // Effects name each port that was asked. Without a hash (written by hand, or with the names of another day) that is all.
  if (areQuestionsLooked && expected.q !== undefined && expected.q !== actual.q)
    return { why: 'asked', expected: expected.q, actual: actual.q ?? 'nothing' };
  // A trace without hashes (written by hand) says nothing about contexts.
  if (context?.expected && context.expected !== context.actual) return { why: 'context', ...context };
  return null;
}

/** The contexts that a trace kept, as they are after the steps that were read. */
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

  differences(picture: Picture): readonly Difference[] {
    if (!this.#isKept) return [];
    const actual = Object.fromEntries([...picture].map(([path, { context }]) => [path, toJson(context)]));
    // A key that became undefined is kept as null.
    return differencesOf(this.#contexts, actual).filter(
      ({ expected, actual: now }) => !(expected === null && now === undefined),
    );
  }
}
