import cluster from 'node:cluster';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts';
import { sumOfMetrics, watchProcess } from '#server/metrics.ts';
import { type ChangeParts, createSite, type Site, systemClock } from '#server/site.ts';
import { isLoopbackHost } from '#server/site-origin.ts';
import { stopOnSignals } from '#server/stop.ts';
import { isSpokesman, runWorkers } from '#server/workers.ts';

/** Reads the environment, adds the pages and listens; what is wrong from outside ends in one clear message. */
export async function start(
  addPages: (site: Site, config: Config) => Promise<void>,
  now = systemClock,
  change?: ChangeParts,
): Promise<void> {
  let site: Site | undefined;
  try {
    const config = readConfig(process.env);
    if (cluster.isPrimary && config.workers > 1) return runWorkers(config.workers, sumOfMetrics);
    watchProcess();
    site = await createSite(config, now, change);
    await addPages(site, config);
    stopOnSignals(site.close);
    await site.app.listen({ port: config.port, host: config.host });
    site.start();
    if (!isSpokesman()) return;
    console.log(`ready: ${config.publicUrl}`);
    console.log(mailsGoTo(config));
    if (config.hasDemoAccounts && !config.apiOrigin) console.log(demoSignIn());
    for (const warning of warningsOf(config)) console.warn(warning);
    if (config.databaseUrl && !process.env.SECRET) {
      console.warn(
        `SECRET is not set: one is kept in ${config.dataDir}/secret. Several processes need the same SECRET.`,
      );
    }
  } catch (error) {
    console.error(messageOf(error) ?? error);
    await site?.close(); // an embedded database that is not closed starts slowly the next time
    process.exit(1);
  }
}

/** What is allowed and hardly meant. */
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

const demoSignIn = () =>
  `demo accounts: ${DEMO_ACCOUNTS.map(({ email, password }) => `${email} with "${password}"`).join(', ')}`;

const mailsGoTo = ({ smtpUrl, apiOrigin, publicUrl }: Config) =>
  apiOrigin
    ? `API: ${apiOrigin}`
    : smtpUrl
      ? `mails: sent by ${new URL(smtpUrl).host}`
      : `mails: ${publicUrl}/mailbox (no SMTP_URL; readable on this machine only)`;

// System and PostgreSQL error codes of what is wrong around the site and not in it.
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

/** What a stack would not explain: a wrong environment, a port or a folder in use, a database that is away. */
function messageOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (FROM_OUTSIDE.includes(code)) return `The site cannot start: ${error.message || code}`;
  const isClear = error instanceof ConfigError || error.message.startsWith('The database folder');
  return isClear ? error.message : undefined;
}
