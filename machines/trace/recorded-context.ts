import type { Difference } from '#machines/trace/difference.ts';
import type { SystemState } from '#machines/trace/expectations.ts';
import { hashText } from '#machines/trace/hash.ts';
import { canonicalJson, toJson } from '#machines/trace/values.ts';

type Contexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const contextsOf = (systemState: SystemState): Contexts =>
  Object.fromEntries(
    [...systemState].map(([path, { context }]) => [path, toJson(context) as Readonly<Record<string, unknown>>]),
  );

/**
 * A trace stores only a hash of the contexts. Most bugs touch one key: a forgotten assignment or reset. So each key is
 * tried with its value before this step and with empty values; the variant that gives the hash is returned. Empty when
 * none does.
 */
export function recordedContext(hash: string, before: Contexts, now: Contexts): readonly Difference[] {
  for (const [path, context] of Object.entries(now)) {
    for (const [key, actual] of Object.entries(context)) {
      for (const expected of [before[path]?.[key], null, '', 0, false]) {
        const tried = { ...now, [path]: { ...context, [key]: expected } };
        if (hashText(canonicalJson(tried)) === hash) return [{ path: path ? `${path}.${key}` : key, expected, actual }];
      }
    }
  }
  return [];
}
