import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A site of one journey, where the environment decides what it shows. */
export type OwnSite = { readonly url: string; readonly stop: () => Promise<void> };

const STARTS_WITHIN_MS = 60_000;

/** Starts the built site once more, on a free port and with a database of its own. */
export async function startOwnSite(env: Readonly<Record<string, string>>): Promise<OwnSite> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'own-site-'));
  const site = spawn(process.execPath, ['e2e/support/server.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (site.exitCode === null) {
      site.kill('SIGTERM');
      await once(site, 'exit');
    }
    await fs.rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, site);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function untilReady(url: string, site: ChildProcess): Promise<void> {
  const end = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < end) {
    if (site.exitCode !== null) throw new Error(`The site ended with ${site.exitCode}`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The site did not start');
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
