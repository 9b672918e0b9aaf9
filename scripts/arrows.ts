import fs from 'node:fs';
import path from 'node:path';

/** An import inside a folder whose layers are documented. */
export type Arrow = { readonly from: string; readonly to: string };
/** The layers of a folder, from the top: each has subfolders or single files. */
export type Tower = { readonly folder: string; readonly floors: readonly (readonly string[])[] };

const BLOCK = /```\n(\w+)\/\n((?: {2}.*\n)+)```/g;
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'([^']+)'/g;
/** Tests and test support may import anything. */
const OF_TESTS = /\.test\.tsx?$|(?:^|\/)testing\//;

/** Blocks of a document that begin with a folder's name, one layer per line. */
export const towersIn = (document: string): Tower[] =>
  [...document.matchAll(BLOCK)].map(([, folder = '', lines = '']) => ({
    folder,
    floors: lines
      .trimEnd()
      .split('\n')
      .map((line) => line.trim().split(/\s+/)),
  }));

export function arrowsIn(folder: string): Arrow[] {
  return filesIn(folder).flatMap((from) =>
    [...fs.readFileSync(from, 'utf8').matchAll(IMPORT)]
      .map(([, name = '']) => resolved(name, from))
      .filter((to) => to.startsWith(`${folder}/`))
      .map((to) => ({ from, to })),
  );
}

export const importsOf = (files: readonly string[]): Arrow[] =>
  files.flatMap((from) =>
    [...fs.readFileSync(from, 'utf8').matchAll(IMPORT)].map(([, name = '']) => ({ from, to: resolved(name, from) })),
  );

const resolved = (name: string, from: string): string =>
  name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name.replace(/^#/, '');

export const roomsIn = (folder: string): string[] => [...new Set(filesIn(folder).map(roomOf))].sort();

/** Source files of a folder without tests and test support. */
export const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !OF_TESTS.test(file));

const roomOf = (file: string): string => {
  const [, room = '', inside] = file.split('/');
  return inside === undefined ? room : `${room}/`;
};

/** Imports into the same or a higher layer, or into something undocumented. */
export function wrongArrows({ floors }: Tower, arrows: readonly Arrow[]): string[] {
  const floorOf = (file: string) => floors.findIndex((rooms) => rooms.includes(roomOf(file)));
  const isRight = ({ from, to }: Arrow) => floorOf(from) !== -1 && floorOf(from) < floorOf(to);
  return arrows
    .filter((arrow) => roomOf(arrow.from) !== roomOf(arrow.to) && !isRight(arrow))
    .map(({ from, to }) => `${from} → ${to}`);
}
