import { canonicalJson } from '#machines/trace/values.ts';

/** One place in which two values differ; undefined: it is not there. */
export type Difference = { readonly path: string; readonly expected: unknown; readonly actual: unknown };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Where two JSON values differ, as far down as both have the same shape; paths like `flightSession.problem.code`. */
export function differencesOf(expected: unknown, actual: unknown, path = ''): Difference[] {
  if (!isRecord(expected) || !isRecord(actual) || Array.isArray(expected) !== Array.isArray(actual)) {
    return canonicalJson(expected) === canonicalJson(actual) ? [] : [{ path, expected, actual }];
  }
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  return keys.flatMap((key) => differencesOf(expected[key], actual[key], path ? `${path}.${key}` : key));
}
