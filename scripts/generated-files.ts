import fs from 'node:fs';
import path from 'node:path';

/** Generated files by their path from the project's folder. */
export type Files = ReadonlyMap<string, string>;

export function writeFiles(files: Files): void {
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** Those that are missing or say something else. */
export const staleFiles = (files: Files): readonly string[] =>
  [...files].flatMap(([file, text]) => (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text ? [] : [file]));

type Place = { readonly folder: string; readonly name: RegExp };

/** Those of a name that only generated files have, and which are not generated any more. */
export const leftovers = (files: Files, places: readonly Place[]): readonly string[] =>
  places.flatMap(({ folder, name }) =>
    fs
      .readdirSync(folder)
      .filter((file) => name.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) => !files.has(file)),
  );

export function removeFiles(files: readonly string[]): void {
  for (const file of files) fs.rmSync(file);
}
