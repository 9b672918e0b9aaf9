import fs from 'node:fs';
import path from 'node:path';
import { formatTrace, parseTrace, type Trace } from '#machines/trace/format.ts';
import type { Registered } from '#machines/trace/register.ts';
import { registry } from '#machines/trace/registry.ts';
import { formatReport, parseReport } from '#machines/trace/report-file.ts';
import { formatTraces, type NamedTrace, parseTraces } from '#machines/trace/traces-jsonl.ts';

/** name: a file with one trace, or a file with many and the trace's name after `#`. */
export type Named = NamedTrace;

const MANY = '.jsonl';
/** The committed traces of a machine; `folder`: below machines/. */
export const tracesFile = (folder: string): string => path.join('machines', folder, `traces${MANY}`);

/**
 * Reads traces from files and folders, and `FILE#NAME` for one of many; all committed ones by default. A file has one
 * trace, a trace per line, or a report. Throws with the name of an invalid or empty file.
 */
export function readTraces(names: readonly string[]): Named[] {
  const roots = names.length > 0 ? names : Object.values(registry).map(({ folder }) => tracesFile(folder));
  return roots.flatMap(filesOf).flatMap((name) => {
    try {
      return readFile(name);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`);
    }
  });
}

function filesOf(name: string): string[] {
  if (!fs.statSync(fileOf(name)).isDirectory()) return [name];
  const inside = fs.readdirSync(name).filter((file) => /\.jsonl?$/.test(file));
  if (inside.length === 0) throw new Error(`${name}: no traces are in it`);
  return inside.sort().map((file) => path.join(name, file));
}

const fileOf = (name: string): string => name.split('#')[0] ?? name;

function readFile(name: string): Named[] {
  const [file = name, wanted] = name.split('#');
  const text = fs.readFileSync(file, 'utf8');
  const many = manyIn(file, text);
  if (!many) {
    if (wanted) throw new Error('it is one trace and has no names');
    return [{ name, trace: parseTrace(text) }];
  }
  if (many.length === 0) throw new Error('it has no traces');
  const all = many.map((one) => ({ name: `${file}#${one.name}`, trace: one.trace }));
  return wanted ? [namedOf(all, name)] : all;
}

/** Finds a trace by its full name. Throws with the existing names. */
export function namedOf(all: readonly Named[], name: string): Named {
  const found = all.find((one) => one.name === name);
  if (found) return found;
  const short = (one: string) => one.split('#')[1] ?? one;
  const some = all.slice(0, 20).map((one) => short(one.name));
  throw new Error(`there is no trace ${short(name)} in it; there are ${some.join(', ')}${all.length > 20 ? ' …' : ''}`);
}

/** Traces of covering traces or a report; null for a file with one trace. */
const manyIn = (file: string, text: string): readonly NamedTrace[] | null =>
  file.endsWith(MANY) ? parseTraces(text) : (parseReport(text)?.traces ?? null);

/** Writes a trace back to its file; other traces in the file stay unchanged. */
export function writeTrace({ name, trace }: Named): void {
  const [file = name, own] = name.split('#');
  const text = fs.readFileSync(file, 'utf8');
  const replaced = (all: readonly NamedTrace[]) => all.map((one) => (one.name === own ? { ...one, trace } : one));
  const report = file.endsWith(MANY) ? null : parseReport(text);
  if (report) fs.writeFileSync(file, formatReport({ ...report, traces: replaced(report.traces) }));
  else if (file.endsWith(MANY)) fs.writeFileSync(file, formatTraces(replaced(parseTraces(text))));
  else fs.writeFileSync(file, formatTrace(trace));
}

export const coveringTracesOf = ({ folder }: Registered): Trace[] =>
  readTraces([tracesFile(folder)]).map(({ trace }) => trace);
