import { beforeAll } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { addProduct } from '#openapi/add-product.ts';
import servedContract from '#openapi/generated/contract.json' with { type: 'json' };
import type { Operations } from '#server/contract.ts';
import { TEST_NOW } from '#server/db/testing/template.ts';
import { operations } from '#server/operations/all.ts';
import { productsOf } from '#server/orders/product.ts';
import { products } from '#server/products/registry.gen.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { askingContract, askingOperations } from '#server/testing/products/asking.ts';
import { classes, holdClasses } from '#server/testing/products/classes.ts';
import { holdOutings, outings } from '#server/testing/products/outings.ts';
import { beginPasses, createPasses } from '#server/testing/products/passes.ts';
import { contractOf } from '#server/testing/products/simple.ts';
import { holdStays, makeStayStock, stays } from '#server/testing/products/stays.ts';

const STAGES = {
  stays: ['expected', 'arrived'],
  passes: ['printing', 'atCounter', 'collected'],
  outings: [],
  classes: ['cookNamed'],
};
/** Price per person of all that it offers. */
export const EACH = euro(5000);

/**
 * The server with four test products beside the real ones. What works here without a change in a shared file also works
 * for a new real product.
 */
export function testShop() {
  const contract = structuredClone(servedContract);
  for (const [name, stages] of Object.entries(STAGES)) addProduct(contract as never, name, contractOf(name, stages));
  const { paths, schemas } = askingContract('stays', contractOf('stays').components.schemas.Teststays as never);
  Object.assign(contract.paths, paths);
  Object.assign(contract.components.schemas, schemas);
  const clock = { now: () => TEST_NOW };
  const passes = createPasses(() => clock.now());
  const server = bookingApp({
    products: {
      productOf: productsOf({ ...products, stays, outings, classes, passes: passes.product }),
      operations: {
        ...{
          ...operations,
          'hold-stays': holdStays,
          'hold-passes': beginPasses,
          'hold-outings': holdOutings,
          'hold-classes': holdClasses,
        },
        ...askingOperations('stays'),
      } as unknown as Operations,
      contract,
    },
  });
  clock.now = () => server.clock.now;
  beforeAll(() => makeStayStock(server.db));
  let keys = 0;
  const simpleAsk = (path: string, id: string, { people, email }: { people: number; email?: string | undefined }) => {
    const startsAt = server.clock.now + 30 * DAY_MS;
    const body = { id, title: `Something ${id}`, people, startsAt, endsAt: startsAt + DAY_MS, each: EACH };
    return (browser: ReturnType<typeof server.newTraveller>) => {
      keys += 1;
      const asked = { ...body, ...(email && { email }) };
      return browser.ask('POST', path, asked, { 'idempotency-key': `conformance-${keys}` });
    };
  };
  /** Holds an offer of a test product that starts in a month. */
  const simpleOffer = (name: string, id: string, people = 2) => simpleAsk(`/${name}/holds`, id, { people });
  /** Asks for it first. */
  const askStay = (id: string, people: number, email?: string) => simpleAsk('/stays/inquiries', id, { people, email });
  return { server, passes, contract, simpleOffer, askStay };
}
