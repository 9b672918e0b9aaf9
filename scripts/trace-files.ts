import fs from 'node:fs';
import path from 'node:path';
import { parseTrace, type Trace } from '#machines/trace/format.ts';
import { type Registered, registry } from '#machines/trace/registry.ts';

export type Named = { readonly name: string; readonly trace: Trace };

/** Where the committed traces of a machine lie; folder: its own below machines/. */
export const corpusFolder = (folder: string): string => path.join('machines', folder, 'traces');

/** Traces of files and folders; none named: all committed ones. Throws with the name of a file that is no trace. */
export function readTraces(names: readonly string[]): Named[] {
  const roots = names.length > 0 ? names : Object.values(registry).map(({ folder }) => corpusFolder(folder));
  const files = roots.flatMap((name) => {
    if (!fs.statSync(name).isDirectory()) return [name];
    const inside = fs.readdirSync(name).filter((file) => file.endsWith('.json'));
    return inside.sort().map((file) => path.join(name, file));
  });
  return files.map((name) => {
    try {
      return { name, trace: parseTrace(fs.readFileSync(name, 'utf8')) };
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`);
    }
  });
}

/** The committed traces of a machine, in their order. */
export const corpusOf = ({ folder }: Registered): Trace[] =>
  readTraces([corpusFolder(folder)]).map(({ trace }) => trace);
