import type { Trace } from '#machines/trace/format.ts';
import { canonicalJson } from '#machines/trace/values.ts';

/** The state values of all machines each time a trace is idle, without consecutive duplicates. */
export function placesOf({ start, steps }: Trace): string[] {
  const values: Record<string, unknown> = {};
  const places: string[] = [];
  for (const { v = {} } of [start, ...steps.map(({ x = {} }) => x)]) {
    for (const [path, value] of Object.entries(v)) {
      if (value === null) delete values[path];
      else values[path] = value;
    }
    const place = canonicalJson(values);
    if (place !== places.at(-1)) places.push(place);
  }
  return places;
}

/** Collapses repeated polling: the number of polls depends on the server, so repeated rounds count once. */
export function withoutRounds(places: readonly string[]): string[] {
  const kept: string[] = [];
  for (const place of places) {
    kept.push(place);
    const [first, second, third, fourth] = kept.slice(-4);
    if (kept.length >= 4 && first === third && second === fourth) kept.splice(-2);
  }
  return kept;
}
