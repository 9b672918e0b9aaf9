import type { FastifyInstance } from 'fastify';
import servedContract from '#openapi/generated/contract.json' with { type: 'json' };
import { newsletterPage } from '#server/accounts/newsletter-page.ts';
import { createServer } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import type { Operations } from '#server/contract.ts';
import type { Database } from '#server/db/database.ts';
import type { OpenDatabase } from '#server/db/embedded.ts';
import { seedDemo } from '#server/demo/accounts.ts';
import { seedDemoMoney } from '#server/demo/money.ts';
import { createMailer } from '#server/gateways/mail.ts';
import { createSandbox, type Sandbox } from '#server/gateways/sandbox.ts';
import { sandboxPages } from '#server/gateways/sandbox-page.ts';
import { createFront } from '#server/http/api-proxy.ts';
import { prepareSearches } from '#server/http/contracted.ts';
import { linkPages } from '#server/http/link-page.ts';
import { type Jobs, startJobs } from '#server/jobs.ts';
import { mailbox } from '#server/mails/mailbox.ts';
import { operations } from '#server/operations/all.ts';
import { attachmentsOf } from '#server/orders/mails/attachments.ts';
import type { ProductOf } from '#server/orders/product.ts';
import { blogFeed } from '#server/posts/feed.ts';
import { productLinkPages, productOf } from '#server/products/all.ts';
import { isSpokesman } from '#server/workers.ts';

export type Site = {
  readonly app: FastifyInstance;
  /** Starts background work; call when the server listens, because callbacks arrive over HTTP. */
  readonly start: () => void;
  /** Stops all parts in the order of their dependencies. */
  readonly close: () => Promise<void>;
};

/** Parts that development and journeys may wrap; production uses them unchanged. */
type Parts = {
  readonly operations: Operations;
  readonly sandbox: Sandbox;
  readonly productOf: ProductOf;
};
export type ChangeParts = (parts: Parts, db: Database) => Parts;

type SiteOptions = {
  readonly config: Config;
  readonly database: Promise<OpenDatabase>;
  readonly now: () => number;
  readonly change?: ChangeParts | undefined;
};

/** Only the pages, for an API on another server; stores nothing. */
export async function createFrontSite(config: Config, apiOrigin: string): Promise<Site> {
  const app = await createFront(config, apiOrigin);
  return { app, start: () => undefined, close: () => app.close() };
}

/** The whole server without its pages, which main.ts and dev.ts add. */
export async function createSite({ config, database, now, change = (parts) => parts }: SiteOptions): Promise<Site> {
  prepareSearches(servedContract);
  const { db, close } = await database;
  const seedsDemo = config.hasDemoAccounts && isSpokesman(); // only one of several processes
  if (seedsDemo) await seedDemo(db, config, now());
  let jobs: Jobs | undefined;
  const nudge = () => jobs?.nudge();
  const parts = change({ operations, productOf, sandbox: createSandbox({ db, payment: config.payment, now }) }, db);
  const { sandbox } = parts;
  const deps = { db, config, gateway: sandbox, productOf: parts.productOf, now };
  const app = await createServer({ deps, operations: parts.operations, onPayment: nudge });
  await app.register(linkPages, { db, pages: [newsletterPage, ...productLinkPages] });
  await app.register(blogFeed, { origin: config.publicUrl });
  await app.register(sandboxPages, { sandbox, config, now, onDecided: nudge });
  if (!config.smtpUrl) await app.register(mailbox, { db, config });
  const onError = (job: string, error: unknown, id?: string) =>
    app.log.error({ job, id, err: error }, 'background work failed');
  const mailer = createMailer(config, (row) => attachmentsOf(deps, row, (error) => onError('papers', error)));
  return {
    app,
    start: () => {
      jobs = startJobs({ ...deps, sandbox, mailer, onError });
      if (seedsDemo) seedDemoMoney(app, { ...deps, sandbox }).catch((error) => onError('demo', error));
    },
    close: async () => {
      await app.close();
      await jobs?.stop();
      mailer.close();
      await close();
    },
  };
}
