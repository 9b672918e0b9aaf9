import { expect, test } from 'vitest';
import { createPostSearch } from '#server/posts/search-posts.ts';
import { manyPosts, storedPost } from '#server/posts/testing/posts.ts';

const search = createPostSearch([
  storedPost('trains', 'Trains: classes and berths', {
    words: 'قطار کوپه ۱۴۰۵ railway',
    text: 'Take a taxi to the station.',
  }),
  storedPost('taxis', 'Taxis: shared, private, by app', {
    words: 'تاکسی کرایه cab',
    summary: 'Agree on the price first.',
  }),
  storedPost('sim', 'SIM card', { words: 'سیم‌کارت اینترنت phone', text: 'A card for your phone.' }),
  storedPost('money', 'Money', { words: 'پول کارت بانکی cash', summary: 'Why your card does not work.' }),
]);
const found = (q: string) => search(q).map(({ slug }) => slug);

test('a word in a title counts more than one in a text', () => {
  expect(found('taxi')).toEqual(['taxis', 'trains']);
});

test('a page that has all words comes alone; if none has them, any will do', () => {
  expect(found('sim card')).toEqual(['sim']);
  expect(found('railway elephant')).toEqual(['trains']);
});

test('what is typed only half is found, and so is a small typo', () => {
  expect(found('tra')).toEqual(['trains']);
  expect(found('raillway')).toEqual(['trains']);
});

test.each([
  ['قطار', 'a word'],
  ['کوپه', 'Persian ke'],
  ['كوپه', 'Arabic kaf'],
  ['۱۴۰۵', 'Persian digits'],
  ['١٤٠٥', 'Arabic digits'],
  ['1405', 'Latin digits'],
])('Persian words find an English page, however they are typed: %s (%s)', (q) => {
  expect(found(q)).toEqual(['trains']);
});

test.each(['سیم‌کارت', 'سیمکارت', 'سيم‌كارت'])('a half-space may be there or not: %s', (q) => {
  expect(found(q)[0]).toBe('sim');
});
test('a half-space finds the page that writes it as two words, and that page alone', () => {
  const two = createPostSearch([
    storedPost('two', 'SIM', { words: 'سیم کارت' }),
    storedPost('bank', 'Money', { words: 'کارت بانکی' }),
    storedPost('wire', 'Wires', { words: 'سیم برق' }),
  ]);
  expect(two('سیم‌کارت').map(({ slug }) => slug)).toEqual(['two']);
});
test('two words find what is written with a half-space', () => {
  expect(found('سیم کارت')).toEqual(['sim']);
});

test('nothing is found for what nobody wrote, and for marks without a word', () => {
  expect([found('zebra'), found('؟!'), found('   ')]).toEqual([[], [], []]);
});

test('of many pages at most twenty are told, and the one whose title says it comes first', () => {
  const posts = [...manyPosts(200), storedPost('only', 'The train to Shiraz')];
  const all = createPostSearch(posts)('train shiraz');
  expect(all.map(({ slug }) => slug)).toEqual(['only']);
  expect(createPostSearch(posts)('train')).toHaveLength(20);
});
