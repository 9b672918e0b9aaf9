import { expect, inject, test } from 'vitest';
import { ProblemError } from '#domain/core/problem.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { idempotent } from '#server/orders/idempotent.ts';
import { countsOf, fareIdOf } from '#server/testing/stock.ts';
import { first, offersOf, traveller } from '#server/testing/traveller.ts';

const server = testApp();
const isEmbedded = inject('databaseTemplate').kind === 'embedded';

const intention = (key: string, request: unknown = {}) => ({ owner: 'anna', operation: 'test', key, request, now: 1 });
const codeOf = (error: unknown) => (error instanceof ProblemError ? [error.status, error.problem.code] : error);

const deferred = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

test('the work of a key is done once, whoever asks how often', async () => {
  let works = 0;
  const ask = () =>
    idempotent(server.db, intention('once'), async () => {
      works += 1;
      return { status: 201, body: { works } };
    });
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  expect(answers).toEqual(Array.from({ length: 20 }, () => ({ status: 201, body: { works: 1 } })));
  expect(works).toBe(1);
});

test('a key belongs to its owner, its operation and its request', async () => {
  const work = (body: string) => async () => ({ status: 200, body });
  await idempotent(server.db, intention('mine', { a: 1 }), work('first'));
  const again = { ...intention('mine', { a: 1 }), owner: 'ben' };
  expect((await idempotent(server.db, again, work('second'))).body).toBe('second');
  const other = { ...intention('mine', { a: 1 }), operation: 'other' };
  expect((await idempotent(server.db, other, work('third'))).body).toBe('third');
  const conflict = await idempotent(server.db, intention('mine', { a: 2 }), work('fourth')).catch(codeOf);
  expect(conflict).toEqual([409, 'conflict']);
});

test('what fails leaves nothing behind, the key neither', async () => {
  const fail = async () => {
    throw new ProblemError(409, { code: 'sold_out', message: 'Gone.' });
  };
  expect(await idempotent(server.db, intention('fails'), fail).catch(codeOf)).toEqual([409, 'sold_out']);
  const answer = await idempotent(server.db, intention('fails'), async () => ({ status: 200, body: 'now' }));
  expect(answer).toEqual({ status: 200, body: 'now' });
});

// The embedded database has one connection: a second request waits there until the first one ends.
test.skipIf(isEmbedded)(
  'while the first request is still at work, another one with its key is a conflict',
  async () => {
    const gate = deferred();
    const begun = deferred();
    const slow = idempotent(server.db, intention('slow'), async () => {
      begun.resolve();
      await gate.promise;
      return { status: 200, body: 'slow' };
    });
    await begun.promise;
    const second = await idempotent(server.db, intention('slow'), async () => ({ status: 200, body: 'twice' })).catch(
      codeOf,
    );
    gate.resolve();
    expect(second).toEqual([409, 'conflict']);
    expect((await slow).body).toBe('slow');
  },
);

test('twenty clicks with one key hold one seat', async () => {
  const anna = traveller(() => server.app);
  const [taken, offer] = offersOf(await anna.search());
  await anna.hold({ offerIds: [taken?.offerId ?? ''] }); // gets the cookie
  const clicks = Array.from({ length: 20 }, () => anna.hold({ offerIds: [offer?.offerId ?? ''] }, 'many-clicks'));
  const answers = await Promise.all(clicks);
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body.length}`)).size).toBe(1);
  expect(new Set(answers.map((answer) => answer.json().orderId)).size).toBe(1);
  expect(await countsOf(server.db, fareIdOf(first(offer ? [offer] : [])))).toEqual({ held: 1, sold: 0 });
});

test('twenty clicks with twenty keys hold one seat too', async () => {
  const anna = traveller(() => server.app);
  const [taken, offer] = offersOf(await anna.search({ departureDate: '2026-12-08' }));
  await anna.hold({ offerIds: [taken?.offerId ?? ''] });
  const answers = await Promise.all(Array.from({ length: 20 }, () => anna.hold({ offerIds: [offer?.offerId ?? ''] })));
  expect(new Set(answers.map((answer) => answer.json().orderId)).size).toBe(1);
  expect(await countsOf(server.db, fareIdOf(first(offer ? [offer] : [])))).toEqual({ held: 1, sold: 0 });
});
