import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const CATALOGUE = 'src/copy/messages/en';
/** Folders that show texts to people. Tests and stories do not count; generated code names all texts. */
const FOLDERS = ['src', 'server'];

const texts: Readonly<Record<string, unknown>> = Object.fromEntries(
  fs
    .readdirSync(CATALOGUE)
    .flatMap((name) => Object.entries<unknown>(JSON.parse(fs.readFileSync(path.join(CATALOGUE, name), 'utf8'))))
    .filter(([key]) => key !== '$schema'),
);
const keys = Object.keys(texts);

const said = new Set(
  FOLDERS.flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((at) => path.join(folder, at)),
  )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('src/copy/generated'))
    .flatMap((file) => fs.readFileSync(file, 'utf8').match(/\w+/g) ?? []),
);

const unsaid = (all: readonly string[]) => all.filter((key) => !said.has(key));

test('every text of the catalogue is said by the site', () => {
  expect(unsaid(keys)).toEqual([]);
});

test('and one that nobody says is found', () => {
  expect(unsaid([...keys, 'texts_nobody_says'])).toEqual(['texts_nobody_says']);
});

const twice = (text: string) => /\b(\w+) \1\b/i.exec(text)?.[0] ?? null;

test('who accepts the rules of a product reads a whole sentence, whatever the product calls them', () => {
  const links = keys.filter((key) => /_review_rules_link$|^review_accept_link$/.test(key));
  expect(links.length).toBeGreaterThan(4);
  expect(links.map((key) => twice(`${texts.review_accept_before} ${texts[key]} ${texts.review_accept_after}`))).toEqual(
    links.map(() => null),
  );
});
