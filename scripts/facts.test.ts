import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_FACTS, dueFacts } from '#domain/core/facts/all.ts';
import { NO_CORRECTIONS } from '#domain/core/facts/corrections.ts';
import { SHELF_LIVES, standingOf } from '#domain/core/facts/fact.ts';
import { RATE_FACT, RATES } from '#domain/core/rates.ts';
import { addDays, formatDuration, isDay } from '#domain/core/time.ts';
import { AIRPORT_CHANGE_MINUTES } from '#domain/country/airport-change.ts';
import { EMERGENCY_NUMBERS } from '#domain/country/emergency.ts';

const TODAY = '2026-11-25';

test('every fact says where it was read, of when it is, when it was looked at and when to look again', () => {
  expect(Object.keys(ALL_FACTS).length).toBeGreaterThan(40);
  const faults = Object.entries(ALL_FACTS).flatMap(([id, fact]) => {
    const { pages, asOf, lookedAt, kind } = fact;
    const { checkAgain } = standingOf(fact, TODAY, SHELF_LIVES);
    const isWell =
      pages.every(({ title, address }) => title !== '' && /^[\w.-]+\.[a-z]+(\/|$)/.test(address)) &&
      (asOf === null || /^\d{4}(-\d{2}){0,2}$|^\d{4}–\d{4}$/.test(asOf)) &&
      isDay(lookedAt) &&
      lookedAt <= TODAY &&
      checkAgain === addDays(lookedAt, SHELF_LIVES[kind]);
    return isWell ? [] : [id];
  });
  expect(faults).toEqual([]);
});

test('what is due is listed from its day on, the longest due first; a correction takes it off the list', () => {
  expect(dueFacts('2026-11-25', NO_CORRECTIONS).map(({ id }) => id)).toEqual(['rate']);
  const inMay = dueFacts('2027-05-30', NO_CORRECTIONS).map(({ id }) => id);
  expect(inMay[0]).toBe('rate');
  expect(inMay).toContain('visa.unilateral');
  expect(inMay).not.toContain('heritage');
  const looked = { facts: { 'visa.unilateral': { lookedAt: '2027-05-29' } }, lives: {} };
  expect(dueFacts('2027-05-30', looked).map(({ id }) => id)).not.toContain('visa.unilateral');
  expect(dueFacts('2026-11-25', { facts: {}, lives: { rate: 90 } })).toEqual([]);
});

test('the rate has the day that its page is of', () =>
  expect([RATE_FACT.asOf, RATE_FACT.lookedAt]).toEqual([RATES.on, RATES.on]));

// A number that is repeated in a text cannot be corrected by the owner.

const files = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);
const TEXTS = [...files('src/copy/messages/en', '.json'), ...files('src/content/posts', '.md')];
const linesWith = (wanted: RegExp) =>
  TEXTS.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => wanted.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test('no text types an emergency number: but the post about them, with the same numbers', () => {
  const numbers = Object.values(EMERGENCY_NUMBERS);
  const called = new RegExp(`(?:ambulance|police|fire|crescent|call)[^\\n"]*\\b(?:${numbers.join('|')})\\b`, 'i');
  const post = 'src/content/posts/emergency-numbers.md';
  expect(linesWith(called).filter((line) => !line.startsWith(post))).toEqual([]);
  const rows = linesWith(/^\| .* \| \d{3} \|$/).filter((line) => line.startsWith(post));
  expect(rows.map((line) => /\| (\d{3}) \|$/.exec(line)?.[1]).sort()).toEqual([...numbers].sort());
});

test('no text types what a euro or a dollar costs', () => {
  const rate =
    /(?:euros?|dollars?|€|\$)[^.|]{0,40}\d[\d,]{3,}\s*(?:rials?|tomans?)|\d[\d,]{3,}\s*(?:rials?|tomans?)[^.|]{0,20}(?:euro|dollar)/i;
  expect(linesWith(rate)).toEqual([]);
});

test('no text types how long to change airports in Tehran: but posts, with the same time', () => {
  const time = formatDuration(AIRPORT_CHANGE_MINUTES.fromAbroad);
  expect(time).toBe('4 h 30');
  const stated = linesWith(/\bIKA\b.*\bTHR\b|\bTHR\b.*\bIKA\b|leave \*\*/i).filter((line) =>
    /\b(?:allow|leave) \W*(?:at least )?(?:\d|\{time|one|two|three|four|five|six)/i.test(line),
  );
  expect(stated.length).toBeGreaterThan(0);
  expect(stated.filter((line) => !(line.includes('.md') && line.includes(time)) && !line.includes('{time}'))).toEqual(
    [],
  );
});

test('no text types how many passports need no visa', () => {
  expect(linesWith(/\b(?:27|28|33) (?:countries|nations|passports)/i)).toEqual([]);
});
