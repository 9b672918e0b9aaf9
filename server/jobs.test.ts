import { expect, test, vi } from 'vitest';
import { cleanUp, startJobs } from '#server/jobs.ts';
import type { Deps } from '#server/orders/deps.ts';
import { productOf } from '#server/products/all.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { metric } from '#server/testing/metric.ts';
import { withSupplier } from '#server/testing/with-supplier.ts';

const server = bookingApp();

async function payAtTheBank() {
  const ready = await server.readyToPay();
  const { redirectUrl } = (await ready.anna.pay(ready.orderId, ready.payment)).json<{ redirectUrl: string }>();
  await server.sandbox.decide(redirectUrl.split('/').at(-1) ?? '', { status: 'succeeded' });
  return ready;
}

const statusOf = async (orderId: string) =>
  (await server.db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()).status;

test('a step that fails is reported and stops no other', async () => {
  const { orderId } = await payAtTheBank();
  const failed: string[] = [];
  await server.runJobs({
    sandbox: { deliverDue: () => Promise.reject(new Error('Callbacks are broken')) },
    onError: (job) => failed.push(job),
  });
  expect(failed).toEqual(['callbacks']);
  expect(await statusOf(orderId)).toBe('issued');
});

/** Flights, except for orders whose stock throws an error. */
const poisoned = (orderIds: readonly string[], isMended = () => false): Pick<Deps, 'productOf'> => ({
  productOf: (name) => {
    if (name !== 'poison' || isMended()) return productOf('flights');
    throw new Error(`Nothing can be done about ${orderIds.join()}`);
  },
});

test('an order that throws stops no other, is tried again with growing pauses, and is told by its id', async () => {
  const [broken, whole] = [await server.readyToPay(), await server.readyToPay()];
  await server.db.updateTable('orders').set({ product: 'poison' }).where('id', '=', broken.orderId).execute();
  const { deadline_at } = await server.db
    .selectFrom('orders')
    .select('deadline_at')
    .where('id', '=', whole.orderId)
    .executeTakeFirstOrThrow();
  server.clock.now = deadline_at;
  const reports: unknown[] = [];
  const state = { isMended: false };
  const round = () =>
    server.runJobs({
      ...poisoned([broken.orderId], () => state.isMended),
      onError: (job, _error, id) => void reports.push([job, id]),
    });
  const failures = () => metric('safar_job_failures_total{job="expire"}');
  const before = await failures();

  await round();
  expect(await statusOf(whole.orderId)).toBe('expired');
  expect(await statusOf(broken.orderId)).toBe('awaitingPayment');
  expect(reports).toEqual([['expire', broken.orderId]]);
  expect(await failures()).toBe(before + 1);

  const pauses: number[] = [];
  for (let tries = 1; tries < 10; tries += 1) {
    const { work_at } = await server.db
      .selectFrom('orders')
      .select('work_at')
      .where('id', '=', broken.orderId)
      .executeTakeFirstOrThrow();
    pauses.push((work_at ?? 0) - server.clock.now);
    server.clock.now = (work_at ?? 0) - 1;
    await round();
    expect(reports).toHaveLength(tries); // too early
    server.clock.now += 1;
    await round();
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600].map((seconds) => seconds * 1000));

  state.isMended = true;
  server.clock.now += 600_000;
  await round();
  expect(await statusOf(broken.orderId)).toBe('expired');
  expect(await server.db.selectFrom('work_failure').selectAll().execute()).toEqual([]);
});

test('the loop works at once when it is nudged, and stops after its round', async () => {
  const rounds = { begun: 0, ended: 0, notify: () => {} };
  const nextRound = () => new Promise<void>((resolve) => (rounds.notify = resolve));
  const jobs = startJobs(
    server.jobDeps({
      sandbox: {
        deliverDue: async () => {
          rounds.begun += 1;
          return 0;
        },
      },
      mailer: {
        send: async () => undefined,
        close: () => undefined,
      },
      now: () => {
        rounds.notify();
        return server.clock.now;
      },
    }),
  );
  const { orderId } = await payAtTheBank();
  jobs.nudge();
  await nextRound();
  jobs.nudge();
  await jobs.stop();
  const { begun } = rounds;
  await server.runJobs();
  expect(begun).toBeGreaterThan(0);
  expect(rounds.begun).toBe(begun); // nothing runs after the stop
  expect(await statusOf(orderId)).toBe('issued');
});

test('a mail server that is stuck holds up no ticket, and not the end of the server', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { orderId } = await payAtTheBank();
    let stuck = () => {};
    const isStuck = new Promise<void>((resolve) => (stuck = resolve));
    let issued = () => {};
    const isIssued = new Promise<void>((resolve) => (issued = resolve));
    const jobs = startJobs(
      server.jobDeps({
        mailer: {
          send: () => {
            stuck();
            return new Promise(() => undefined);
          },
          close: () => undefined,
        },
        productOf: (name) => {
          const product = productOf(name);
          return withSupplier(product, {
            issue: async (asked, supply) => {
              await isStuck;
              issued();
              return product.supplier.issue(asked, supply);
            },
          });
        },
      }),
    );
    await isIssued;
    const stopped = jobs.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    await stopped;
    // The abandoned round ends by itself.
    await vi.waitFor(async () => expect(await statusOf(orderId)).toBe('issued'), { timeout: 10_000 });
  } finally {
    vi.useRealTimers();
  }
});

test('a refused mail is told in the log without its address', async () => {
  await server.readyToPay();
  const error = new Error('550 5.1.1 <anna@example.org>: Recipient address rejected');
  server.app.log.error({ job: 'mail', err: error });
  const line = server.log.at(-1) ?? '';
  expect(line).toContain('Recipient address rejected');
  expect(line).not.toContain('anna@');
});

test('old keys, windows and sent mails go; what is due stays', async () => {
  await payAtTheBank();
  const { now } = server.clock;
  const counts = async () =>
    Promise.all(
      (['idempotency', 'rate_limit', 'outbox'] as const).map(async (table) => {
        const { count } = await server.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return Number(count);
      }),
    );
  await server.db.insertInto('rate_limit').values({ bucket: 'x', window_at: now, used: 1 }).execute();
  const before = await counts();
  await cleanUp(server.db, now);
  expect(await counts()).toEqual(before);
  await server.db.updateTable('outbox').set({ sent_at: null }).where('kind', '=', 'reference').execute();
  await server.db.updateTable('outbox').set({ sent_at: now }).where('kind', '<>', 'reference').execute();
  const due = await server.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
  await cleanUp(server.db, now + 366 * 86_400_000);
  expect(await counts()).toEqual([0, 0, due.length]);
});
