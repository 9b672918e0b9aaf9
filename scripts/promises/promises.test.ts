import fs from 'node:fs';
import { expect, test } from 'vitest';
import { HELD_BY } from './held-by.ts';

const TEXTS = 'src/copy/messages/en';
/** Pages that a traveller agrees to or relies on. */
const PROMISES = /^(content|about|site_rules|hotels_rules|visarules|insurancerules|transportrules)_/;

const keys = fs
  .readdirSync(TEXTS)
  .flatMap((file) => Object.keys(JSON.parse(fs.readFileSync(`${TEXTS}/${file}`, 'utf8'))))
  .filter((key) => PROMISES.test(key));

test('each sentence of terms, privacy, about and rules is said to be held by a test, or to be no promise', () => {
  expect(Object.keys(HELD_BY).toSorted()).toEqual(keys.toSorted());
});

test('each test that is said to hold a sentence is there, under these words', () => {
  const missing = Object.entries(HELD_BY).flatMap(([key, held]) =>
    typeof held === 'string' ? [] : held.filter((name) => !isThere(name)).map((name) => `${key}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('a title that is not there is told', () => {
  expect(isThere('server/orders/payments.test.ts > nobody wrote this')).toBe(false);
  expect(isThere('server/orders/payments.test.ts > ')).toBe(false);
});

function isThere(name: string): boolean {
  const [file, title] = name.split(' > ');
  if (!file || !title || !fs.existsSync(file)) return false;
  return fs.readFileSync(file, 'utf8').includes(title);
}
