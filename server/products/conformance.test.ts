import { beforeAll, expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { addProduct } from '#openapi/add-product.ts';
import servedContract from '#openapi/generated/contract.json' with { type: 'json' };
import { stagesIn } from '#openapi/stages.ts';
import type { Operations } from '#server/contract.ts';
import { TEST_NOW } from '#server/db/testing/template.ts';
import { operations } from '#server/operations/all.ts';
import { productsOf } from '#server/orders/product.ts';
import { products } from '#server/products/registry.gen.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { conformance, printTraits, type Subject, type Wish } from '#server/testing/conformance.ts';
import { beginPasses, createPasses, PRINTING_MS } from '#server/testing/products/passes.ts';
import { contractOf, type SimpleWish } from '#server/testing/products/simple.ts';
import {
  addStay,
  countsOfStay,
  FALLS_BEFORE_MS,
  giveAllBack,
  holdStays,
  makeStayStock,
  priceStay,
  refuseBed,
  refuseMove,
  STAY_QUOTE_MS,
  stays,
} from '#server/testing/products/stays.ts';
import { wrongRefunds } from '#server/testing/refund-check.ts';
import { passenger } from '#server/testing/traveller.ts';

// Two test products run beside the real ones. What works here without a change in a shared file also works for a new
// real product.
const contract = structuredClone(servedContract);
const STAGES = { stays: ['expected', 'arrived'], passes: ['printing', 'atCounter', 'collected'] };
for (const [name, stages] of Object.entries(STAGES)) addProduct(contract as never, name, contractOf(name, stages));

const clock = { now: () => TEST_NOW };
const passes = createPasses(() => clock.now());
const server = bookingApp({
  products: {
    productOf: productsOf({ ...products, stays, passes: passes.product }),
    operations: { ...operations, 'hold-stays': holdStays, 'hold-passes': beginPasses } as unknown as Operations,
    contract,
  },
});
clock.now = () => server.clock.now;
beforeAll(() => makeStayStock(server.db));

let count = 0;
const next = () => {
  count += 1;
  return count;
};
let keys = 0;
const EACH = euro(5000);
const simpleOffer = (name: string, id: string, people = 2) => {
  const startsAt = server.clock.now + 30 * DAY_MS;
  const body = { id, title: `Something ${id}`, people, startsAt, endsAt: startsAt + DAY_MS, each: EACH };
  return (browser: ReturnType<typeof server.newTraveller>) => {
    keys += 1;
    return browser.ask('POST', `/${name}/holds`, body, { 'idempotency-key': `conformance-${keys}` });
  };
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
const moveTo = (to: string): SimpleWish => ({ kind: 'move', to });
const nobodysPassport = { birthDate: '', nationality: '', passportNumber: '', passportCountry: '', passportExpiry: '' };
const couple = [
  { ...passenger({ firstName: 'Hannelore', lastName: 'Zimmermann' }), ...nobodysPassport },
  { ...passenger({ firstName: 'Waldemar', lastName: 'Zimmermann', title: 'MR' }), ...nobodysPassport },
];

const family = [...couple, { ...passenger({ firstName: 'Gertrud', lastName: 'Zimmermann' }), ...nobodysPassport }];

const sold = await Promise.all(
  Object.keys(products).map(async (name): Promise<Subject> => {
    const { subject } = await import(new URL(`./${name}/testing/subject.ts`, import.meta.url).href);
    return subject(server);
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
      parts: true,
      refuses: true,
      quote: true,
      difference: true,
      falls: true,
    },
    issueMs: 0,
    stages: ['expected', 'arrived'],
    units: 3,
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
      parts: false,
      refuses: false,
      quote: false,
      difference: true,
      falls: true,
    },
    issueMs: PRINTING_MS,
    stages: ['atCounter', 'collected'],
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
];

printTraits([...sold, ...ofTests]);
for (const subject of [...sold, ...ofTests]) conformance(server, subject);

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

test('every stage that was written is listed in the contract of its product', async () => {
  const written = await server.db
    .selectFrom('order_event')
    .innerJoin('orders', 'orders.id', 'order_event.order_id')
    .select(['orders.product', 'order_event.what'])
    .distinct()
    .where('order_event.what', 'is not', null)
    .execute();
  expect(written.length).toBeGreaterThan(0);
  const unlisted = written.filter(({ product, what }) => !stagesIn(contract, product).includes(what ?? ''));
  expect(unlisted).toEqual([]);
});
