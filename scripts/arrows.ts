import fs from 'node:fs';
import path from 'node:path';

/** A file of a drawn folder imports another one of the same folder. */
export type Arrow = { readonly from: string; readonly to: string };
/** The rooms of a folder, line by line from the top: a folder in it, or a file that stands alone. */
export type Tower = { readonly folder: string; readonly floors: readonly (readonly string[])[] };

const BLOCK = /```\n(\w+)\/\n((?: {2}.*\n)+)```/g;
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'([^']+)'/g;
/** Tests and what only tests use may look everywhere. */
const OF_TESTS = /\.test\.tsx?$|(?:^|\/)testing\//;

/** Each block of a document that begins with the name of a folder, with one floor in a line. */
export const towersIn = (document: string): Tower[] =>
  [...document.matchAll(BLOCK)].map(([, folder = '', lines = '']) => ({
    folder,
    floors: lines
      .trimEnd()
      .split('\n')
      .map((line) => line.trim().split(/\s+/)),
  }));

/** What the files of a folder import from the same folder. */
export function arrowsIn(folder: string): Arrow[] {
  return filesIn(folder).flatMap((from) =>
    [...fs.readFileSync(from, 'utf8').matchAll(IMPORT)]
      .map(([, name = '']) => resolved(name, from))
      .filter((to) => to.startsWith(`${folder}/`))
      .map((to) => ({ from, to })),
  );
}

/** Everything that some files import, of any folder. */
export const importsOf = (files: readonly string[]): Arrow[] =>
  files.flatMap((from) =>
    [...fs.readFileSync(from, 'utf8').matchAll(IMPORT)].map(([, name = '']) => ({ from, to: resolved(name, from) })),
  );

const resolved = (name: string, from: string): string =>
  name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name.replace(/^#/, '');

export const roomsIn = (folder: string): string[] => [...new Set(filesIn(folder).map(roomOf))].sort();

/** Sources of a folder without what only tests use. */
export const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !OF_TESTS.test(file));

const roomOf = (file: string): string => {
  const [, room = '', inside] = file.split('/');
  return inside === undefined ? room : `${room}/`;
};

/** Arrows that lead to the same line of the drawing, to one above it, or to nothing that is drawn. */
export function wrongArrows({ floors }: Tower, arrows: readonly Arrow[]): string[] {
  const floorOf = (file: string) => floors.findIndex((rooms) => rooms.includes(roomOf(file)));
  const isRight = ({ from, to }: Arrow) => floorOf(from) !== -1 && floorOf(from) < floorOf(to);
  return arrows
    .filter((arrow) => roomOf(arrow.from) !== roomOf(arrow.to) && !isRight(arrow))
    .map(({ from, to }) => `${from} → ${to}`);
}
