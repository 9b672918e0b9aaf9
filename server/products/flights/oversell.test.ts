import { expect, test } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import { addDays } from '#domain/core/time.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { outcomeOf, rushOf } from '#server/testing/rush.ts';
import { countsOf, fareIdOf, setStock } from '#server/testing/stock.ts';
import { first, offersOf, traveller } from '#server/testing/traveller.ts';

const BUYERS = sized(60, 200);
const ROUNDS = sized(2, 20);
const server = testApp();
const rush = rushOf(server, '/flights/holds');

test(`of ${BUYERS} who want the last seat at once one gets it, ${ROUNDS} times`, { timeout: 180_000 }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const departureDate = addDays('2026-12-05', round);
    const offer = first(offersOf(await traveller(() => server.app).search({ departureDate })));
    await setStock(server.db, fareIdOf(offer), { capacity: 1, adult_price: offer.prices.adult.amount });
    const outcome = await rush(BUYERS, `buyer-number-${round}`, () => offer.offerId);
    expect(outcome).toEqual({ got: 1, refused: BUYERS - 1, isSoldOut: true, others: [] });
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
  const answers = (await Promise.all(buyers)).map((one) => `${one.statusCode} ${one.json().error?.code ?? ''}`.trim());
  const { isSoldOut, others } = outcomeOf(answers);
  expect({ isSoldOut, others }).toEqual({ isSoldOut: true, others: [] });
  expect((await countsOf(server.db, fareIdOf(home)))?.held).toBe(5);
});
