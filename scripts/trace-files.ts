import fs from 'node:fs';
import path from 'node:path';
import { formatCorpus, type NamedTrace, parseCorpus } from '#machines/trace/corpus-file.ts';
import { formatTrace, parseTrace, type Trace } from '#machines/trace/format.ts';
import type { Registered } from '#machines/trace/register.ts';
import { registry } from '#machines/trace/registry.ts';

/** name: a file of one trace, or a file of many with the trace's own name behind `#`. */
export type Named = NamedTrace;

const MANY = '.jsonl';
/** The committed traces of a machine; folder: its own below machines/. */
export const corpusFile = (folder: string): string => path.join('machines', folder, `traces${MANY}`);

/** Traces of files and folders, and `FILE#NAME` for one of many; none named: all committed ones. Throws with the name of a file that is no trace. */
export function readTraces(names: readonly string[]): Named[] {
  const roots = names.length > 0 ? names : Object.values(registry).map(({ folder }) => corpusFile(folder));
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
  return inside.sort().map((file) => path.join(name, file));
}

const fileOf = (name: string): string => name.split('#')[0] ?? name;

function readFile(name: string): Named[] {
  const [file = name, wanted] = name.split('#');
  const text = fs.readFileSync(file, 'utf8');
  if (!file.endsWith(MANY)) return [{ name, trace: parseTrace(text) }];
  const all = parseCorpus(text).map((one) => ({ name: `${file}#${one.name}`, trace: one.trace }));
  if (!wanted) return all;
  const found = all.filter((one) => one.name === name);
  if (found.length === 0) throw new Error(`there is no trace ${wanted} in it`);
  return found;
}

/** Writes a trace that was read back to where it came from; its neighbours in the file stay as they are. */
export function writeTrace({ name, trace }: Named): void {
  const file = fileOf(name);
  if (!file.endsWith(MANY)) {
    fs.writeFileSync(file, formatTrace(trace));
    return;
  }
  const all = readFile(file).map((one) => (one.name === name ? { ...one, trace } : one));
  fs.writeFileSync(file, formatCorpus(all.map((one) => ({ ...one, name: one.name.split('#')[1] ?? '' }))));
}

/** The committed traces of a machine, in their order. */
export const corpusOf = ({ folder }: Registered): Trace[] => readTraces([corpusFile(folder)]).map(({ trace }) => trace);
