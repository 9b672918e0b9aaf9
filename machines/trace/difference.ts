import { canonicalJson } from '#machines/trace/values.ts';

/** One place where two values differ; undefined: the value is missing there. */
export type Difference = { readonly path: string; readonly expected: unknown; readonly actual: unknown };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Differences of two JSON values, as deep as their shapes match; paths like `flightSession.problem.code`. */
export function differencesOf(expected: unknown, actual: unknown, path = ''): Difference[] {
  if (!isRecord(expected) || !isRecord(actual) || Array.isArray(expected) !== Array.isArray(actual)) {
    return canonicalJson(expected) === canonicalJson(actual) ? [] : [{ path, expected, actual }];
  }
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  return keys.flatMap((key) => differencesOf(expected[key], actual[key], path ? `${path}.${key}` : key));
}
