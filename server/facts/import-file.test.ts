import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { RATES } from '#domain/core/rates.ts';
import { judgeVisa } from '#domain/visa/visa-eligibility.ts';
import { VISA_VALUES } from '#domain/visa/visa-rule-table.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { forgetCorrections, ratesNow, ratesShownNow } from '#server/facts/current.ts';
import { importFile, lockFacts } from '#server/facts/import-file.ts';
import { ImportError } from '#server/json-lines.ts';
import { visaRulesNow } from '#server/products/visa/rules-now.ts';

const server = testApp();
const TODAY = '2026-11-20';
const bring = (lines: readonly object[], replaces = false) =>
  importFile(server.db, lines.map((line) => JSON.stringify(line)).join('\n'), { replaces, now: server.clock.now });
const wrongIn = async (lines: readonly object[], replaces = false) => {
  const error = await bring(lines, replaces).catch((problem: unknown) => problem);
  return error instanceof ImportError ? error.problems.map(({ line, field }) => [line, field]) : error;
};
const NEW = { lookedAt: TODAY, asOf: TODAY, pages: [{ title: 'Embassy', address: 'example.org/visa' }] };
const india = { nationality: 'IN', isIranian: false };
const judge = async () => {
  const question = {
    travellers: [india],
    residence: 'IN',
    entry: 'airport' as const,
    purpose: 'tourism' as const,
    days: 10,
  };
  return judgeVisa(question, india, await visaRulesNow(server.db, server.clock.now));
};

beforeEach(async () => {
  await server.db.deleteFrom('fact_correction').execute();
  forgetCorrections(server.db);
});

describe('an owner corrects', () => {
  test('who needs a visa: the next verdict and the next request follow', async () => {
    expect((await judge()).verdict).toBe('consulateCode');
    const { unilateral } = VISA_VALUES;
    await bring([
      { ...NEW, fact: 'visa.exemptionEnded', value: { passports: {} } },
      { ...NEW, fact: 'visa.unilateral', value: { ...unilateral, passports: [...unilateral.passports, 'IN'] } },
    ]);
    const { verdict, reasons } = await judge();
    expect([verdict, reasons[0].pages, reasons[0].asOf]).toEqual(['exempt', NEW.pages, TODAY]);
    const response = await server.app.inject({ url: '/api/visa/rules' });
    expect(response.json().values.exemptionEnded).toEqual({ passports: {} });
    expect(response.json().of.unilateral.pages).toEqual(NEW.pages);
  });

  test('the rate, and forgets it again', async () => {
    const rials = { EUR: 3_100_000, USD: 2_700_000 };
    await bring([{ ...NEW, fact: 'rate', value: rials }]);
    expect(await ratesShownNow(server.db, server.clock.now)).toEqual({ on: TODAY, rials, isOverdue: false });
    await bring([{ fact: 'rate', withdraw: true }]);
    expect(await ratesShownNow(server.db, server.clock.now)).toEqual({ ...RATES, isOverdue: true });
  });

  test('when somebody last looked, and keeps what was corrected before', async () => {
    const rials = { EUR: 3_100_000, USD: 2_700_000 };
    await bring([{ ...NEW, lookedAt: '2026-11-10', asOf: '2026-11-10', fact: 'rate', value: rials }]);
    await bring([{ fact: 'rate', lookedAt: TODAY }]);
    expect((await ratesNow(server.db)).rials).toEqual(rials);
  });

  test('how long a kind holds', async () => {
    await bring([{ holds: { rate: 60 } }]);
    expect((await ratesShownNow(server.db, server.clock.now)).isOverdue).toBe(false);
  });
});

test.each<[string, readonly object[], (string | number | null)[][]]>([
  ['a fact that nobody tells', [{ fact: 'visa.nobody', lookedAt: TODAY }], [[1, 'fact']]],
  ['a look tomorrow', [{ fact: 'visa.stay', lookedAt: '2026-11-21' }], [[1, 'lookedAt']]],
  ['a day that is none', [{ fact: 'visa.stay', lookedAt: '2026-02-30' }], [[1, 'lookedAt']]],
  ['a field that is not known', [{ fact: 'visa.stay', lookedAt: TODAY, days: 3 }], [[1, 'the line']]],
  ['a value of a fact that has none', [{ ...NEW, fact: 'visa.stay', value: 3 }], [[1, 'value']]],
  [
    'a value without a source',
    [{ fact: 'rate', lookedAt: TODAY, value: RATES.rials }],
    [
      [1, 'pages'],
      [1, 'asOf'],
    ],
  ],
  ['no country', [{ ...NEW, fact: 'visa.guidedTour', value: { passports: ['ZZ'] } }], [[1, 'value.passports.0']]],
  [
    'a passport on two lists',
    [{ ...NEW, fact: 'visa.guidedTour', value: { passports: ['JP'] } }],
    [[null, 'visa.unilateral']],
  ],
  ['toman for rials', [{ ...NEW, fact: 'rate', value: { EUR: 299_350, USD: 267_400 } }], [[null, 'rate']]],
  ['euro for dollar', [{ ...NEW, fact: 'rate', value: { EUR: 2_000_000, USD: 2_993_500 } }], [[null, 'rate']]],
  [
    'the same fact twice',
    [
      { fact: 'visa.stay', lookedAt: TODAY },
      { fact: 'visa.stay', lookedAt: TODAY },
    ],
    [[2, 'visa.stay']],
  ],
  [
    'new news without how sure it is',
    [{ ...NEW, fact: 'situation.new', value: { date: TODAY, text: 'A day.' } }],
    [[1, 'confidence']],
  ],
  ['a kind that is none', [{ holds: { weather: 3 } }], [[1, 'holds']]],
  ['no line', [], [[1, 'the file']]],
])('%s is refused, and nothing of its file is told', async (_, lines, problems) => {
  const good = { fact: 'visa.code', lookedAt: TODAY };
  expect(await wrongIn(lines.length === 0 ? [] : [...lines, good])).toEqual(problems);
  expect(await server.db.selectFrom('fact_correction').selectAll().execute()).toEqual([]);
});

test('new money is a leap that an owner means', async () => {
  const rials = { EUR: 300, USD: 268 };
  await bring([{ ...NEW, fact: 'rate', value: rials }], true);
  expect((await ratesNow(server.db)).rials).toEqual(rials);
});

// The embedded database has one connection, so nothing runs concurrently.
test.skipIf(inject('databaseTemplate').kind === 'embedded')(
  'of files that two processes bring at once, and that cannot both be true, the second is refused',
  async () => {
    const { unilateral, guidedTour } = VISA_VALUES;
    await bring([{ ...NEW, fact: 'visa.exemptionEnded', value: { passports: {} } }]);
    const free = bringLater({ ...unilateral, passports: [...unilateral.passports, 'IN'] });
    const waits = async () => (await sql`select from pg_locks where not granted`.execute(server.db)).rows.length > 0;
    const second = await server.db.transaction().execute(async (tx) => {
      await lockFacts(tx);
      const content = JSON.stringify({
        ...{ ...NEW, fact: 'visa.guidedTour' },
        value: { ...guidedTour, passports: [...guidedTour.passports, 'IN'] },
      });
      await tx.insertInto('fact_correction').values({ id: 'visa.guidedTour', content, imported_at: 0 }).execute();
      const bringing = free();
      await vi.waitUntil(waits, { timeout: 20_000 });
      return { bringing };
    });
    expect(await second.bringing).toEqual(['visa.unilateral']);
  },
);
const bringLater = (value: object) => () =>
  bring([{ ...NEW, fact: 'visa.unilateral', value }]).catch((error: ImportError) =>
    error.problems.map(({ field }) => field),
  );
