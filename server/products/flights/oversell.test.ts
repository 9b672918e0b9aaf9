import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import { addDays } from '#domain/core/time.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { type ServerProcess, startServer } from '#server/testing/processes.ts';
import { countsOf, fareIdOf, setStock } from '#server/testing/stock.ts';
import { first, offersOf, traveller } from '#server/testing/traveller.ts';

const BUYERS = 200;
const ROUNDS = sized(5, 20);
const server = testApp();
const processes: ServerProcess[] = [];

beforeAll(async () => {
  if (server.url) processes.push(await startServer(server.url), await startServer(server.url));
});
afterAll(async () => {
  await Promise.all(processes.map(({ stop }) => stop()));
});

type Answer = { readonly status: number; readonly code: string };

/** On PostgreSQL every other buyer meets another process; embedded there is only this one. */
async function buy(offerId: string, buyer: number): Promise<Answer> {
  const payload = JSON.stringify({ offerIds: [offerId] });
  const process = processes[buyer % Math.max(processes.length, 1)];
  const headers = {
    'idempotency-key': `buyer-number-${buyer}`,
    'content-type': 'application/json',
    origin: server.deps.config.publicUrl,
  };
  if (process) {
    const answer = await fetch(`${process.origin}/api/flights/holds`, { method: 'POST', headers, body: payload });
    const body = (await answer.json()) as { status?: string; error?: { code: string } };
    return { status: answer.status, code: body.error?.code ?? '' };
  }
  const answer = await server.app.inject({ method: 'POST', url: '/api/flights/holds', headers, payload });
  return { status: answer.statusCode, code: answer.json().error?.code ?? '' };
}

const tally = (answers: readonly Answer[]) => {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers) counts[`${status} ${code}`] = (counts[`${status} ${code}`] ?? 0) + 1;
  return counts;
};

test(`of ${BUYERS} who want the last seat at once one gets it, ${ROUNDS} times`, { timeout: 180_000 }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const departureDate = addDays('2026-12-05', round);
    const offer = first(offersOf(await traveller(() => server.app).search({ departureDate })));
    await setStock(server.db, fareIdOf(offer), { capacity: 1, adult_price: offer.prices.adult.amount });
    const answers = await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(offer.offerId, buyer)));
    expect(tally(answers)).toEqual({ '201 ': 1, '409 sold_out': BUYERS - 1 });
    expect(await countsOf(server.db, fareIdOf(offer))).toEqual({ held: 1, sold: 0 });
  }
  const orders = await server.db.selectFrom('orders').select('id').execute();
  expect(orders.length).toBe(ROUNDS);
});

test('buyers of the same two flights, some the other way round, do not stand in each other’s way', async () => {
  const search = { departureDate: '2027-02-01', returnDate: '2027-02-05' };
  const answer = await traveller(() => server.app).search(search);
  const [out, home] = [first(offersOf(answer)), first(offersOf(answer, 'returning'))];
  const back = await traveller(() => server.app).search({
    ...search,
    departureDate: '2027-02-05',
    returnDate: '2027-02-09',
    origin: 'SYZ',
    destination: 'THR',
  });
  const homeFirst = offersOf(back).find((offer) => fareIdOf(offer) === fareIdOf(home));
  for (const offer of [out, home]) {
    await setStock(server.db, fareIdOf(offer), { capacity: 5, adult_price: offer.prices.adult.amount });
  }
  const buyers = Array.from({ length: 60 }, (_, index) => {
    const who = traveller(() => server.app);
    return who.hold({ offerIds: index % 3 === 0 ? [homeFirst?.offerId ?? ''] : [out.offerId, home.offerId] });
  });
  const answers = (await Promise.all(buyers)).map((one) => ({
    status: one.statusCode,
    code: one.json().error?.code ?? '',
  }));
  expect(Object.keys(tally(answers)).sort()).toEqual(['201 ', '409 sold_out']);
  expect((await countsOf(server.db, fareIdOf(home)))?.held).toBe(5);
});
