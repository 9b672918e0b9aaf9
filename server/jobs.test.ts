import { expect, test, vi } from 'vitest';
import { cleanUp, startJobs } from '#server/jobs.ts';
import { productOf } from '#server/orders/products.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

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
          return {
            ...product,
            issue: async (asked) => {
              await isStuck;
              issued();
              return product.issue(asked);
            },
          };
        },
      }),
    );
    await isIssued;
    const stopped = jobs.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    await stopped;
    await server.runJobs();
    expect(await statusOf(orderId)).toBe('issued');
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
