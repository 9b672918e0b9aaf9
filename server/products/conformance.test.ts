import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import servedContract from '#openapi/generated/contract.json' with { type: 'json' };
import { stagesIn } from '#openapi/stages.ts';
import { products } from '#server/products/registry.gen.ts';
import { conformance, printTraits, type Subject, type Wish } from '#server/testing/conformance.ts';
import { ASKED } from '#server/testing/products/asking.ts';
import { priceOuting, refuseOuting } from '#server/testing/products/outings.ts';
import { PRINTING_MS } from '#server/testing/products/passes.ts';
import { EACH, testShop } from '#server/testing/products/shop.ts';
import type { SimpleWish } from '#server/testing/products/simple.ts';
import {
  addStay,
  countsOfStay,
  FALLS_BEFORE_MS,
  giveAllBack,
  priceStay,
  refuseAsked,
  refuseBed,
  refuseMove,
  STAY_QUOTE_MS,
} from '#server/testing/products/stays.ts';
import { wrongRefunds } from '#server/testing/refund-check.ts';
import { passenger } from '#server/testing/traveller.ts';

const { server, passes, contract, simpleOffer, askStay } = testShop();

let count = 0;
const next = () => {
  count += 1;
  return count;
};
/** Another stay with as many beds, which costs something else. */
const stayFor = async (from: string, which: string, each: number): Promise<Wish> => {
  const to = `${from}-${which}`;
  if (!(await countsOfStay(server.db, to))) await addStay(server.db, to, family.length);
  priceStay(to, euro(each));
  return { wish: moveTo(to), counts: () => countsOfStay(server.db, to), refuse: () => refuseMove(to) };
};
const passFor = (from: string, which: string, each: number): Wish => {
  const to = `${from}-${which}`;
  passes.price(to, euro(each));
  return { wish: moveTo(to), counts: async () => null, refuse: () => passes.close({ id: to }) };
};
const outingFor = (from: string, which: string, each: number): Wish => {
  const to = `${from}-${which}`;
  priceOuting(to, euro(each));
  return { wish: moveTo(to), counts: async () => null, refuse: () => refuseOuting(to) };
};
const moveTo = (to: string): SimpleWish => ({ kind: 'move', to });
const nobodysPassport = { birthDate: '', nationality: '', passportNumber: '', passportCountry: '', passportExpiry: '' };
const couple = [
  { ...passenger({ firstName: 'Hannelore', lastName: 'Zimmermann' }), ...nobodysPassport },
  { ...passenger({ firstName: 'Waldemar', lastName: 'Zimmermann', title: 'MR' }), ...nobodysPassport },
];

const family = [...couple, { ...passenger({ firstName: 'Gertrud', lastName: 'Zimmermann' }), ...nobodysPassport }];

const sold = await Promise.all(
  Object.keys(products).map(async (name): Promise<readonly Subject[]> => {
    // `others`: what else a product sells, with other traits.
    const { subject, others = [] } = await import(new URL(`./${name}/testing/subject.ts`, import.meta.url).href);
    return [subject, ...others].map((one) => one(server));
  }),
);
const ofTests: readonly Subject[] = [
  {
    name: 'stays',
    traits: {
      stock: true,
      hold: true,
      deposit: false,
      promise: true,
      people: true,
      passport: false,
      stage: false,
      life: true,
      inquiry: true,
      parts: true,
      refuses: true,
      quote: true,
      difference: true,
      falls: true,
    },
    issueMs: 0,
    stages: ['expected', 'arrived'],
    units: 3,
    asked: ASKED,
    quote: { standsMs: STAY_QUOTE_MS, fallsBeforeMs: FALLS_BEFORE_MS },
    people: family,
    offer: async (capacity) => {
      const id = `stay-${next()}`;
      await addStay(server.db, id, capacity * family.length);
      return {
        hold: simpleOffer('stays', id, family.length),
        counts: () => countsOfStay(server.db, id),
        refuse: (person) => refuseBed(id, person),
        wishes: async () => ({
          more: await stayFor(id, 'more', EACH.amount + 777),
          less: await stayFor(id, 'less', EACH.amount - 333),
          free: await stayFor(id, 'free', EACH.amount),
        }),
        ask: (browser, email) => askStay(id, family.length, email)(browser),
        refuseAsked: () => refuseAsked(id),
        giveAllBack: () => giveAllBack(server.db, id),
      };
    },
  },
  {
    name: 'passes',
    traits: {
      stock: false,
      hold: false,
      deposit: true,
      promise: true,
      people: false,
      passport: false,
      stage: true,
      life: true,
      inquiry: false,
      parts: false,
      refuses: false,
      quote: false,
      difference: true,
      falls: true,
    },
    issueMs: PRINTING_MS,
    stages: ['atCounter', 'collected'],
    // Of 100.00 for two: 30.00 is paid, and 20 percent of the price is kept.
    depositBack: 1000,
    units: 0,
    people: couple,
    offer: async () => {
      const id = `pass-${next()}`;
      return {
        hold: simpleOffer('passes', id),
        counts: async () => null,
        close: () => passes.close({ id }),
        raise: () => passes.raise({ id, each: EACH }),
        wishes: async () => ({
          more: passFor(id, 'more', EACH.amount + 777),
          less: passFor(id, 'less', EACH.amount - 333),
          free: passFor(id, 'free', EACH.amount),
        }),
      };
    },
  },
  {
    name: 'outings',
    traits: {
      stock: false,
      hold: true,
      deposit: true,
      promise: true,
      people: true,
      passport: false,
      stage: false,
      life: false,
      inquiry: false,
      parts: true,
      refuses: false,
      quote: false,
      difference: true,
      falls: true,
    },
    issueMs: 0,
    // Of 150.00 for three: 45.00 is paid, and 20 percent of the price is kept.
    depositBack: 1500,
    units: 0,
    people: family,
    offer: async () => {
      const id = `outing-${next()}`;
      return {
        hold: simpleOffer('outings', id, family.length),
        counts: async () => null,
        wishes: async () => ({
          more: outingFor(id, 'more', EACH.amount + 777),
          less: outingFor(id, 'less', EACH.amount - 333),
          free: outingFor(id, 'free', EACH.amount),
        }),
      };
    },
  },
  {
    name: 'classes',
    traits: {
      stock: false,
      hold: true,
      deposit: true,
      promise: true,
      people: false,
      passport: false,
      stage: false,
      life: true,
      inquiry: false,
      parts: false,
      refuses: false,
      quote: false,
      difference: false,
      falls: true,
    },
    issueMs: 0,
    stages: ['cookNamed'],
    // Of 100.00 for two: 30.00 is paid, and all of it comes back until two days before.
    depositBack: 3000,
    percentsBack: [100, 100, 100, 0, 0],
    units: 0,
    people: couple,
    offer: async () => ({ hold: simpleOffer('classes', `class-${next()}`), counts: async () => null }),
  },
];

printTraits([...sold.flat(), ...ofTests]);
for (const subject of [...sold.flat(), ...ofTests]) conformance(server, subject);

test('every status of the contract was written by one of them', async () => {
  const written = await server.db.selectFrom('order_event').select('status').distinct().execute();
  expect(written.map(({ status }) => status).sort()).toEqual(
    servedContract.components.schemas.OrderStatus.enum.toSorted(),
  );
});

test('of each order the refunds add up to what went back', async () => {
  const returned = await server.db.selectFrom('orders').select('id').where('refunded', '>', 0).execute();
  expect(returned.length).toBeGreaterThan(20);
  expect(await wrongRefunds(server.db, server.deps)).toEqual([]);
});

test('what an order gives is stored as its product says it', async () => {
  const orders = await server.db.selectFrom('orders').select(['product', 'detail', 'gives']).execute();
  const said = orders.map(({ product, detail }) => server.deps.productOf(product).gives(detail));
  expect(orders.map(({ gives }) => gives)).toEqual(said);
  expect(orders.filter(({ gives }) => (gives as unknown[]).length > 0).length).toBeGreaterThan(20);
});

test('every stage that was written is listed in the contract of its product', async () => {
  const written = await server.db
    .selectFrom('order_event')
    .innerJoin('orders', 'orders.id', 'order_event.order_id')
    .select(['orders.product', 'order_event.what'])
    .distinct()
    .where('order_event.what', 'is not', null)
    .execute();
  expect(written.length).toBeGreaterThan(0);
  const isStage = (what: string) => !['changed', 'priceFell', 'restPaid', 'papersAdded'].includes(what);
  const unlisted = written.filter(
    ({ product, what }) => isStage(what ?? '') && !stagesIn(contract, product).includes(what ?? ''),
  );
  expect(unlisted).toEqual([]);
});
