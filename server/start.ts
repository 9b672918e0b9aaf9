import cluster from 'node:cluster';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { listenOnPort } from '#server/http/listen.ts';
import type { ChangeParts, Site } from '#server/site.ts';
import { isLoopbackHost } from '#server/site-origin.ts';
import { stopOnSignals } from '#server/stop.ts';
import { isSpokesman, runWorkers } from '#server/workers.ts';

export type AddPages = (site: Site, config: Config) => Promise<void>;

/**
 * Reads the environment, adds the pages and listens; an external problem ends in one clear message. The database takes
 * longest, so it opens from the beginning in a thread or process of its own while the code loads.
 */
export async function start(
  loadPages: () => Promise<AddPages>,
  now: () => number = Date.now,
  change?: ChangeParts,
): Promise<void> {
  let site: Site | undefined;
  try {
    const config = readConfig(process.env);
    if (cluster.isPrimary && config.workers > 1) {
      const { sumOfMetrics } = await import('#server/metrics.ts');
      return runWorkers(config.workers, sumOfMetrics);
    }
    const opening = openSite(config, now, change);
    const pages = loadPages();
    pages.catch(() => undefined); // reported below: close what is open first
    site = await opening;
    (await import('#server/metrics.ts')).watchProcess();
    await (await pages)(site, config);
    stopOnSignals(site.close);
    await listenOnPort(site.app, config);
    site.start();
    if (!isSpokesman()) return;
    console.log(`ready: ${config.publicUrl}`);
    console.log(mailsGoTo(config));
    if (config.hasDemoAccounts && !config.apiOrigin) console.log(await demoSignIn());
    for (const warning of warningsOf(config)) console.warn(warning);
    if (config.databaseUrl && !process.env.SECRET) {
      console.warn(
        `SECRET is not set: one is kept in ${config.dataDir}/secret. Several processes need the same SECRET.`,
      );
    }
  } catch (error) {
    console.error(messageOf(error) ?? error);
    await site?.close(); // an embedded database that was not closed starts slowly the next time
    process.exit(1);
  }
}

async function openSite(config: Config, now: () => number, change: ChangeParts | undefined): Promise<Site> {
  if (config.apiOrigin) return (await import('#server/site.ts')).createFrontSite(config, config.apiOrigin);
  const database = openDatabase(config);
  database.catch(() => undefined); // reported by the site
  const { createSite } = await import('#server/site.ts');
  return createSite({ config, database, now, change });
}

/** Warnings about allowed but probably unintended settings. */
export function warningsOf({ publicUrl, host, trustProxy, smtpUrl, metricsToken, apiOrigin }: Config): string[] {
  const isForOthers = !isLoopbackHost(new URL(publicUrl).host);
  const hasNoMails = metricsToken !== null && smtpUrl === null && apiOrigin === null;
  return [
    ...(isForOthers && hasNoMails
      ? ['SMTP_URL is not set: NO MAIL IS SENT. They are at /mailbox, for who knows METRICS_TOKEN.']
      : []),
    ...(isForOthers && isLoopbackHost(host) && trustProxy === null
      ? ['TRUST_PROXY is not set, and only a proxy on this machine can reach the site: ALL TRAVELLERS SHARE ONE LIMIT.']
      : []),
  ];
}

async function demoSignIn(): Promise<string> {
  const { DEMO_ACCOUNTS } = await import('#server/demo/accounts.ts');
  return `demo accounts: ${DEMO_ACCOUNTS.map(({ email, password }) => `${email} with "${password}"`).join(', ')}`;
}

const mailsGoTo = ({ smtpUrl, apiOrigin, publicUrl }: Config) =>
  apiOrigin
    ? `API: ${apiOrigin}`
    : smtpUrl
      ? `mails: sent by ${new URL(smtpUrl).host}`
      : `mails: ${publicUrl}/mailbox (no SMTP_URL; readable on this machine only)`;

// System and PostgreSQL error codes with a cause outside of the site.
const FROM_OUTSIDE = [
  'EADDRINUSE',
  'EADDRNOTAVAIL',
  'EACCES',
  'ENOSPC',
  'ECONNREFUSED',
  'ENOTFOUND',
  '28000',
  '28P01',
  '3D000',
];

/**
 * A message for errors that a stack does not explain: wrong environment, port or folder in use, unreachable database.
 */
function messageOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (FROM_OUTSIDE.includes(code)) return `The site cannot start: ${error.message || code}`;
  const isClear = error instanceof ConfigError || error.message.startsWith('The database folder');
  return isClear ? error.message : undefined;
}
