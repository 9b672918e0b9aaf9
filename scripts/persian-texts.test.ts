import fs from 'node:fs';
import { expect, test } from 'vitest';
import { PRODUCTS } from './rooms.ts';

/** Where a product writes Persian: on the server, on the screen, and what both share. */
const FILES = [
  'server/products/*/**/*.ts',
  'src/screens/**/*.{ts,tsx}',
  'domain/*/*.ts',
  'src/copy/messages/fa/*.json',
];
/** Words that a traveller may type in the search of the help. */
const TYPED = /help-answers/;

const files = FILES.flatMap((pattern) => fs.globSync(pattern)).filter(
  (file) => !/\.test\.|generated/.test(file) && !TYPED.test(file),
);

/** Runs of Persian words; what is put in between cuts them. Words of two letters belong to several sentences. */
const PERSIAN = /[\u0621-\u06CC](?:[\u0621-\u06CC\u200C ]+[\u0621-\u06CC])/g;

/** A file of messages is of the product that its name begins with. */
const productOf = (file: string) => PRODUCTS.find((name) => file.includes(`/${name}/`) || file.includes(`/fa/${name}`));

/** Texts that stand in two files of one product, with the files. */
function twice(sources: ReadonlyMap<string, string>): (readonly string[])[] {
  const places = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const product = productOf(file);
    for (const [text] of product ? source.matchAll(PERSIAN) : [])
      places.set(`${product} ${text}`, (places.get(`${product} ${text}`) ?? new Set()).add(file));
  }
  return [...places].flatMap(([text, of]) => (of.size > 1 ? [[text, ...of]] : []));
}

test('a Persian text of a product stands once: its files and its screens say the same', () => {
  const sources = new Map(files.map((file) => [file, fs.readFileSync(file, 'utf8')]));
  expect(sources.size).toBeGreaterThan(200);
  expect(twice(sources)).toEqual([]);
});

test('and a second one is found, whatever stands between its words', () => {
  const pdf = "room: (n) => 'اتاق ' + n, paid: 'پرداخت‌شده'";
  const messages = '{ "hotels_doc_room": "اتاق {number}", "hotels_doc_from": "از ساعت {time}" }';
  const found = twice(
    new Map([
      ['server/products/hotels/papers/words.ts', pdf],
      ['src/copy/messages/fa/hotels.json', messages],
    ]),
  );
  expect(found).toEqual([
    ['hotels اتاق', 'server/products/hotels/papers/words.ts', 'src/copy/messages/fa/hotels.json'],
  ]);
});
