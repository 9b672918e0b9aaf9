import { expect, test } from 'vitest';
import type { Product } from '#server/orders/product.ts';
import { productOf } from '#server/products/all.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import type { Order } from '#server/testing/traveller.ts';
import { withSupplier } from '#server/testing/with-supplier.ts';

const server = bookingApp();

async function paidOrder() {
  const ready = await server.readyToPay();
  const { redirectUrl } = (await ready.anna.pay(ready.orderId, ready.payment)).json<{ redirectUrl: string }>();
  const chargeId = redirectUrl.split('/').at(-1) ?? '';
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  const read = async () => (await ready.anna.read(ready.orderId)).json<Order>();
  expect((await read()).status).toBe('paid');
  return { ...ready, chargeId, read };
}

const suppliedBy = (issue: Product['supplier']['issue']) => ({
  productOf: () => withSupplier(productOf('flights'), { issue }),
});
const refuse = async (): Promise<never> => {
  throw new Error('The supplier is away');
};

const mailsOf = async (orderId: string) =>
  (await server.db.selectFrom('outbox').select('kind').where('order_id', '=', orderId).execute())
    .map(({ kind }) => kind)
    .sort();

test('a supplier that fails first is asked again, and the order is issued within the promise', async () => {
  const { read, orderId } = await paidOrder();
  await server.runJobs(suppliedBy(refuse));
  expect((await read()).status).toBe('issuing');
  await server.runJobs(); // not yet: the pauses grow
  expect((await read()).status).toBe('issuing');
  server.clock.now += 5000;
  await server.runJobs();
  expect((await read()).status).toBe('issued');
  expect(await mailsOf(orderId)).toEqual(['papers', 'reference']);
});

test('what is not issued by the promise goes back, once, and the seats with it', async () => {
  const { read, orderId, chargeId } = await paidOrder();
  let asked = 0;
  const failing = suppliedBy(async () => {
    asked += 1;
    return refuse();
  });
  const { promisedAt } = await read();
  for (; server.clock.now < (promisedAt ?? 0); server.clock.now += 5000) await server.runJobs(failing);
  expect(asked).toBeGreaterThan(10);
  const before = asked;
  for (let round = 0; round < 3; round += 1) await server.runJobs(failing);
  expect(asked).toBe(before);
  const order = await read();
  expect(order.events.slice(-5).map(({ status }) => status)).toEqual([
    'paid',
    'issuing',
    'issueFailed',
    'refunding',
    'refunded',
  ]);
  expect(order.payment?.status).toBe('refunded');
  expect(await mailsOf(orderId)).toEqual(['reference', 'refund']);
  expect(await server.sandbox.verify(chargeId)).toEqual({ status: 'refunded', amount: order.total });
  const { sold } = await server.db.selectFrom('seat_stock').select('sold').executeTakeFirstOrThrow();
  expect(sold).toBe(1); // the order of the previous test
});

test('of several processes one issues, and a crash before the note changes nothing', async () => {
  const { read, orderId } = await paidOrder();
  const numbers: string[] = [];
  const supplier = suppliedBy(async () => {
    const number = `SIM 100 ${String(numbers.length).padStart(6, '0')}`;
    numbers.push(number);
    // The first answer is lost, like a crash after the supplier's answer.
    if (numbers.length === 1) throw new Error('Connection lost');
    return { papers: [{ kind: 'ticket', number, person: 0 }] };
  });
  await Promise.all([server.runJobs(supplier), server.runJobs(supplier), server.runJobs(supplier)]);
  expect(numbers).toHaveLength(1);
  server.clock.now += 60_000;
  await Promise.all([server.runJobs(supplier), server.runJobs(supplier)]);
  expect(numbers).toHaveLength(2);
  expect((await read()).status).toBe('issued');
  expect(await mailsOf(orderId)).toEqual(['papers', 'reference']);
});

test('a refund that the gateway does not confirm is asked for again until it does', async () => {
  const { read } = await paidOrder();
  const { promisedAt } = await read();
  server.clock.now = promisedAt ?? 0;
  const away = { gateway: { ...server.deps.gateway, refund: refuse } };
  await server.runJobs(away);
  expect((await read()).status).toBe('refunding');
  server.clock.now += 60_000;
  await server.runJobs(away);
  expect((await read()).status).toBe('refunding');
  server.clock.now += 60_000;
  await server.runJobs();
  expect((await read()).status).toBe('refunded');
});

test('the money that the bank gave back by itself stops the issue', async () => {
  const { read, order, orderId, chargeId } = await paidOrder();
  await server.sandbox.refund(chargeId, order.total);
  await server.runJobs();
  expect((await read()).status).toBe('refunded');
  expect(await mailsOf(orderId)).toEqual(['reference', 'refund']);
});
