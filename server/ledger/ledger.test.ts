import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { ProblemError } from '#domain/core/problem.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { sized } from '#domain/core/testing/sized.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { type Entry, post } from '#server/ledger/ledger.ts';
import { newAccount } from '#server/testing/account.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';

const server = testApp();
const seed = Number(process.env.TEST_SEED) || randomInt(2 ** 31 - 1);
beforeAll(() => console.info(`ledger: TEST_SEED=${seed}`));

const entry = (accountId: string, change: Partial<Entry> = {}): Entry => ({
  kind: 'topUp',
  key: 'topUp:1',
  accountId,
  amount: 100,
  orderId: null,
  at: server.clock.now,
  ...change,
});
const write = (line: Entry) => server.db.transaction().execute((tx) => post(tx, line));
const linesOf = (accountId: string) =>
  server.db.selectFrom('ledger').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

test('a line says out of which book into which, and what the balance is after it', async () => {
  const accountId = await newAccount(server.deps);
  await write(entry(accountId, { key: 'topUp:a', amount: 5000 }));
  await write(entry(accountId, { key: 'payment:a', kind: 'payment', amount: 2000 }));
  expectFields(await linesOf(accountId), [
    { kind: 'topUp', from_book: 'gateway', to_book: 'balance', amount: 5000, balance_after: 5000 },
    { kind: 'payment', from_book: 'balance', to_book: 'sales', amount: 2000, balance_after: 3000 },
  ]);
});

test('what is not there cannot be paid: said with the balance, and nothing is written', async () => {
  const accountId = await newAccount(server.deps, 1999);
  const refused = await write(entry(accountId, { key: 'payment:b', kind: 'payment', amount: 2000 })).catch(
    (error: unknown) => (error instanceof ProblemError ? error.problem : error),
  );
  expectFields(refused, { code: 'balance_too_low', balance: { amount: 1999, currency: 'EUR' } });
  expect(await linesOf(accountId)).toHaveLength(1);
});

test('no hand changes or removes a line, and none makes a balance negative', async () => {
  const accountId = await newAccount(server.deps, 500);
  const stays = 'A line of the ledger is never changed or removed';
  await expect(sql`update ledger set amount = 1`.execute(server.db)).rejects.toThrow(stays);
  await expect(sql`delete from ledger`.execute(server.db)).rejects.toThrow(stays);
  await expect(sql`update account set balance = -1 where id = ${accountId}`.execute(server.db)).rejects.toThrow(
    'account_balance_never_overspent',
  );
});

const KINDS = ['topUp', 'payment', 'paymentReturned', 'refund'] as const;
const CONNECTIONS = 8;
const OPERATIONS = sized(2000, 10_000);

/** A transaction of some steps on one account. Few keys, so that many steps repeat earlier ones. */
const transaction = fc.record({
  account: fc.nat({ max: 4 }),
  steps: fc.array(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      number: fc.nat({ max: 4000 }),
      amount: fc.integer({ min: 1, max: 5000 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  /** The process crashes after this many steps; null, the most frequent, means no crash. */
  crashAfter: fc.oneof({ arbitrary: fc.constant(null), weight: 3 }, { arbitrary: fc.nat({ max: 4 }), weight: 1 }),
});

class Crash extends Error {}

test(`${OPERATIONS} operations, repeated, crashing, on many connections: the lines are the balance, always`, {
  timeout: 120_000,
}, async () => {
  const accounts = await Promise.all(Array.from({ length: 5 }, () => newAccount(server.deps)));
  const work = fc.sample(transaction, { numRuns: OPERATIONS, seed });
  const kept = new Set<string>();
  let done = 0;

  const run = async ({ account, steps, crashAfter }: (typeof work)[number]) => {
    const accountId = accounts[account] ?? '';
    const written: string[] = [];
    await server.db
      .transaction()
      .execute(async (tx) => {
        for (const [index, { kind, number, amount }] of steps.entries()) {
          if (index === crashAfter) throw new Crash();
          done += 1;
          const key = `${kind}:${account}:${number}`;
          if (await post(tx, entry(accountId, { key, kind, amount }))) written.push(key);
        }
        if (crashAfter !== null) throw new Crash();
      })
      .then(() => {
        for (const key of written) kept.add(key);
      })
      .catch((error: unknown) => {
        const isTooLow = error instanceof ProblemError && error.problem.code === 'balance_too_low';
        if (!(error instanceof Crash || isTooLow)) throw error;
      });
  };
  const worker = async () => {
    for (let next = work.pop(); next && done < OPERATIONS; next = work.pop()) {
      await run(next);
      if (work.length % 250 === 0) expect(await wrongBooks(server.db)).toEqual([]);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));

  expect(done).toBeGreaterThanOrEqual(OPERATIONS);
  expect(await wrongBooks(server.db)).toEqual([]);
  const lines = await server.db.selectFrom('ledger').select('key').where('account_id', 'in', accounts).execute();
  expect(lines.map(({ key }) => key).sort()).toEqual([...kept].sort()); // each once, and nothing of a crashed transaction
  expect(kept.size).toBeGreaterThan(OPERATIONS / 10);
});
