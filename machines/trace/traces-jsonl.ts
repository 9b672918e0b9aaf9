import { canonicalJson } from '#machines/trace/values.ts';
import { parseTrace, type Trace, TraceFormatError } from './format.ts';

// `machines/*/*/traces.jsonl`: the covering traces of one machine in JSON lines. The first line holds what all traces
// of the file share (format, machine with the hash of its chart, source, redaction, app), so a changed chart changes
// one line here. Each trace follows: a line with its name, start and input, then a line per step.

/** `name`: the final state and a number, unique in the file. */
export type NamedTrace = { readonly name: string; readonly trace: Trace };

const SHARED = ['format', 'machine', 'source', 'app', 'redaction'] as const;
type Line = Readonly<Record<string, unknown>>;

/**
 * Formats covering traces file. A trace repeats the shared fields that differ, for example when it belongs to another chart.
 */
export function formatTraces(traces: readonly NamedTrace[]): string {
  const [first] = traces;
  if (!first) return '';
  const shared = only(first.trace, (key) => isShared(key));
  const lines = traces.flatMap(({ name, trace }): object[] => {
    const own = only(trace, (key, value) => key !== 'steps' && !(isShared(key) && isEqual(value, shared[key])));
    return [{ trace: name, ...own }, ...trace.steps];
  });
  return [shared, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

const isShared = (key: string) => SHARED.some((one) => one === key);
const isEqual = (one: unknown, other: unknown) => canonicalJson(one ?? null) === canonicalJson(other ?? null);
const only = (trace: Trace, isKept: (key: string, value: unknown) => boolean): Line =>
  Object.fromEntries(Object.entries(trace).filter(([key, value]) => isKept(key, value)));

/** Reads the traces of covering traces file, each complete. Throws TraceFormatError with the line number. */
export function parseTraces(text: string): NamedTrace[] {
  const [shared, ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line, index) => parseLine(line, index + 1));
  const found: { readonly head: Line; readonly steps: Line[] }[] = [];
  for (const [index, line] of lines.entries()) {
    if ('trace' in line) found.push({ head: line, steps: [] });
    else if (found.length > 0) found.at(-1)?.steps.push(line);
    else throw new TraceFormatError(`line ${index + 2}: a step before the first trace`);
  }
  return found.map(({ head: { trace: name, ...own }, steps }) => ({
    name: String(name),
    trace: parseTrace(JSON.stringify({ ...shared, ...own, steps })),
  }));
}

function parseLine(line: string, number: number): Line {
  try {
    return Object(JSON.parse(line)) as Line;
  } catch {
    throw new TraceFormatError(`line ${number}: not JSON`);
  }
}
