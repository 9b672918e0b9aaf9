import { once } from 'node:events';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { type AppOptions, createServer } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { copyTemplate, TEST_NOW } from '#server/db/testing/template.ts';
import { TEST_CONFIG } from '#server/db/testing/test-deps.ts';
import { createMailer, type Mailer } from '#server/gateways/mail.ts';
import { createSandbox, type Sandbox } from '#server/gateways/sandbox.ts';
import { sandboxPages } from '#server/gateways/sandbox-page.ts';
import { type JobDeps, runJobsOnce, sendMailsOnce } from '#server/jobs.ts';
import type { Deps } from '#server/orders/deps.ts';
import { productOf } from '#server/products/all.ts';
import {
  CONTACT,
  type FlightOffer,
  first,
  type Order,
  offersOf,
  passenger,
  traveller,
} from '#server/testing/traveller.ts';

type Options = {
  readonly products?: Pick<AppOptions, 'operations' | 'contract'> & Pick<Deps, 'productOf'>;
  readonly isCallbackLost?: boolean;
  /** Adds to the server before it listens. */
  readonly extend?: (app: FastifyInstance, deps: Deps) => Promise<void>;
};
type Held = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly sandbox: Sandbox;
  readonly log: string[];
  readonly errors: unknown[];
  readonly close: () => Promise<void>;
};

/** The whole server on a real port, because callbacks use HTTP; only tests move the clock. */
export function bookingApp(options: Options = {}) {
  let held: Held | undefined;
  const clock = { now: TEST_NOW };
  const ready = (): Held => {
    if (!held) throw new Error('The test server is not ready yet');
    return held;
  };
  beforeAll(async () => {
    held = await start(() => clock.now, options);
  });
  afterAll(() => held?.close());

  const jobDeps = (change: Partial<JobDeps> = {}): JobDeps => ({
    ...ready().deps,
    sandbox: ready().sandbox,
    mailer: STILL,
    onError: (_job, error) => void ready().errors.push(error),
    ...change,
  });
  const newTraveller = () =>
    traveller(
      () => ready().app,
      () => ready().deps.config.publicUrl,
    );
  return {
    clock,
    get app(): FastifyInstance {
      return ready().app;
    },
    get deps(): Deps {
      return ready().deps;
    },
    get db(): Database {
      return ready().deps.db;
    },
    get sandbox(): Sandbox {
      return ready().sandbox;
    },
    get log(): string[] {
      return ready().log;
    },
    /** Failures of background work. */
    get errors(): unknown[] {
      return ready().errors;
    },
    jobDeps,
    runJobs: async (change: Partial<JobDeps> = {}) => {
      await runJobsOnce(jobDeps(change));
      await sendMailsOnce(jobDeps(change));
    },
    newTraveller,
    /** A visitor (new by default) with an order that awaits payment, for the first wanted flight. */
    readyToPay: async (anna = newTraveller(), isWanted: (offer: FlightOffer) => boolean = () => true) => {
      const offer = first(offersOf(await anna.search()).filter(isWanted));
      const { orderId } = (await anna.hold({ offerIds: [offer.offerId] })).json<Order>();
      const order = (await anna.submit(orderId, { passengers: [passenger()], ...CONTACT })).json<Order>();
      return { anna, order, orderId, payment: { total: order.total, cancelPackage: false, rulesAccepted: true } };
    },
  };
}

/** Accepts all mails; tests read them in the outbox. */
const STILL: Mailer = createMailer({ smtpUrl: null, mailFrom: '', publicUrl: 'http://safar.test' });

async function start(now: () => number, { isCallbackLost = false, products, extend }: Options): Promise<Held> {
  const { db, close } = await copyTemplate(inject('databaseTemplate'));
  const port = await freePort();
  const config = {
    ...TEST_CONFIG,
    port,
    publicUrl: `http://127.0.0.1:${port}`,
    logLevel: 'trace',
    payment: { ...TEST_CONFIG.payment, isCallbackLost },
  };
  const sandbox = createSandbox({ db, payment: config.payment, now });
  const deps = { db, config, gateway: sandbox, productOf: products?.productOf ?? productOf, now };
  const log: string[] = [];
  const app = await createServer({ deps, ...products, log: { write: (line) => void log.push(line) } });
  await app.register(sandboxPages, { sandbox, config, now, onDecided: () => undefined });
  await extend?.(app, deps);
  await app.listen({ port, host: '127.0.0.1' });
  return {
    app,
    deps,
    sandbox,
    log,
    errors: [],
    close: async () => {
      await app.close();
      await close();
    },
  };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}
