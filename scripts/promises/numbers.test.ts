import { expect, test } from 'vitest';
import { SYSTEMIC_SHARES } from '../../domain/flights/flight-limits.ts';
import { BEST_SHARES } from '../../src/screens/flights/results/filters.ts';
import { WORTH } from '../../src/screens/hotels/results/filters.ts';
import { NUMBERS } from './numbers.ts';
import { sentences, sentencesOf } from './sentences.ts';
import { catalogue, numbersOf } from './texts.ts';

const texts = catalogue();

test('a number is read as digits and as a word, and only where it has a unit', () => {
  expect(numbersOf('At most three times an hour, 4.8 km, within 7 working days; one of {max} people, gate 9.')).toEqual(
    [3, 4.8, 7],
  );
});

test('each number of a text is that of the code, or is said to be of others', () => {
  const said = new Map<string, number[]>();
  for (const { key, text } of texts) {
    const numbers = numbersOf(text);
    if (numbers.length > 0) said.set(key, numbers);
  }
  expect([...said.keys()].toSorted()).toEqual(Object.keys(NUMBERS).toSorted());
  const ours = Object.entries(NUMBERS).filter(([, numbers]) => numbers !== 'not ours');
  expect(ours.map(([key]) => [key, said.get(key)])).toEqual(ours);
});

test('a sentence stands once: where two places say the same, they say the same message', () => {
  const keys = new Map<string, string[]>();
  for (const { key, text } of texts.filter(({ key }) => !OF_A_CODE.test(key)))
    keys.set(text, [...(keys.get(text) ?? []), key]);
  const twice = [...keys].filter(([text, of]) => of.length > 1 && text.split(/\s+/).length >= SENTENCE);
  expect(twice).toEqual([]);
});

/** Words for shares in texts. */
const SHARES: Readonly<Record<number, string>> = { 0.5: 'half', 0.1: 'a tenth', 0.25: 'a quarter', 0.2: 'a fifth' };

test('what a child and an infant pay of a fare is said as it is', () => {
  const { child, infant } = SYSTEMIC_SHARES;
  const said = texts.flatMap(({ text }) => text.match(/A child pays[^.]*\./g) ?? []);
  expect(said.length).toBe(8);
  const right = new RegExp(`^A child pays ${SHARES[child]}( of the adult fare)?, an infant ${SHARES[infant]}\\.$`);
  const charter = /^A child pays the adult (price|fare)/;
  expect(said.filter((one) => !right.test(one) && !charter.test(one))).toEqual([]);
});

const textOf = (wanted: string): string => texts.find(({ key }) => key === wanted)?.text ?? '';

test('what “best” adds and takes off is said by both lists as it is', () => {
  const { loss, night } = BEST_SHARES;
  expect(textOf('results_best_text')).toContain(
    `add ${SHARES[loss]} of what you would lose if you cancelled now, and add ${SHARES[night]} if the flight leaves between midnight and six`,
  );
  const { breakfast, free, closeWalk, star } = WORTH;
  expect([free, closeWalk]).toEqual([breakfast, breakfast]);
  expect(textOf('hotels_sorted_best_why')).toMatch(
    new RegExp(
      `^the total less ${breakfast} % each for breakfast, for free cancellation and for a walk .*, and ${star} % for each star\\.`,
    ),
  );
});

/** In words. Shorter texts may be equal by chance. */
const SENTENCE = 4;
/** Texts of field problems are found by code; two codes may share a text. */
const OF_A_CODE = /_field_/;

/** Numbers in mails and papers that our rules do not decide. */
const OF_OTHERS: readonly string[] = [
  // A rule of airlines; the site says the same.
  'Bring the passport that you booked with. Be at the airport 90 minutes before departure.',
];

test('a mail and a paper have no number of their own: it comes from the constant that the code goes by', () => {
  const written = sentences();
  expect(written.length).toBeGreaterThan(150);
  const own = written.filter(({ text }) => numbersOf(text).length > 0 && !OF_OTHERS.includes(text));
  expect(own).toEqual([]);
  expect(OF_OTHERS.filter((text) => !written.some((one) => one.text === text))).toEqual([]);
});

test('a number that somebody writes into a mail is seen', () => {
  const [text = ''] = sentencesOf(['const line = `It works for $', '{name} and 24 hours.`;'].join(''));
  expect([text, numbersOf(text)]).toEqual(['It works for {} and 24 hours.', [24]]);
});
