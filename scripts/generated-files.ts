import fs from 'node:fs';
import path from 'node:path';

/** Contents of generated files, by path from the project folder. */
export type Files = ReadonlyMap<string, string>;

export function writeFiles(files: Files): void {
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

export const staleFiles = (files: Files): readonly string[] =>
  [...files].flatMap(([file, text]) => (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text ? [] : [file]));
