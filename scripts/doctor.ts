import net from 'node:net';
import { dueFacts } from '../domain/core/facts/all.ts';
import { type Corrections, NO_CORRECTIONS } from '../domain/core/facts/corrections.ts';
import { dayOf } from '../domain/core/time.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/open.ts';
import { readCorrections } from '../server/facts/current.ts';
import { findChromium } from './chromium.ts';
import { missingPaths } from './named-paths.ts';
import { findPostgres } from './postgres.ts';

type Finding = { readonly name: string; readonly isGood: boolean; readonly remedy: string };

/** `npm run doctor`: checks this machine's requirements, with remedies. */
export async function doctor(): Promise<void> {
  const findings: Finding[] = [
    { name: `Node ${process.version}`, isGood: process.version.startsWith('v24.'), remedy: 'npm ci brings Node 24' },
    { name: 'Chromium for tests', isGood: Boolean(findChromium()), remedy: 'install chromium, or set CHROMIUM_PATH' },
    {
      name: 'PostgreSQL for tests',
      isGood: Boolean(findPostgres()),
      remedy: 'install postgresql (optional outside CI)',
    },
    await portFinding(),
    namedPaths(),
  ];
  for (const { name, isGood, remedy } of findings) console.log(isGood ? `✓ ${name}` : `✗ ${name}: ${remedy}`);
  if (findings.some(({ isGood }) => !isGood)) process.exitCode = 1;
  for (const line of await factsToLookAt()) console.log(line);
}

/**
 * Facts that the owner should check again; no problem of this machine. With DATABASE_URL, after the corrections stored
 * there.
 */
async function factsToLookAt(): Promise<readonly string[]> {
  const due = dueFacts(dayOf(Date.now()), await corrections());
  return due.map(
    ({ id, checkAgain, lookedAt }) =>
      `! fact ${id}: look again since ${checkAgain}, looked at on ${lookedAt} (docs/facts.md)`,
  );
}

async function corrections(): Promise<Corrections> {
  if (!process.env.DATABASE_URL) return NO_CORRECTIONS;
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    return await readCorrections(db);
  } finally {
    await close();
  }
}

async function portFinding(): Promise<Finding> {
  const port = Number(process.env.PORT ?? 3000);
  const server = net.createServer().listen(port, '127.0.0.1');
  // events.once would reject on an error, but a port in use is an expected result.
  const isFree = await new Promise<boolean>((resolve) => {
    server.on('listening', () => resolve(true)).on('error', () => resolve(false));
  });
  server.close();
  return { name: `port ${port} is free`, isGood: isFree, remedy: 'stop what uses it, or set PORT' };
}

function namedPaths(): Finding {
  const missing = missingPaths().map(({ file, name }) => `${file}: ${name}`);
  return {
    name: 'paths that documents and comments name exist',
    isGood: missing.length === 0,
    remedy: missing.join(', '),
  };
}
