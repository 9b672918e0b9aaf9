import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startServer, stopServer } from '../../scripts/bench-server.ts';

/** A site for one journey, configured by environment variables. */
export type OwnSite = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts the built site on a free port with its own database. */
export async function startOwnSite(env: Record<string, string> = {}): Promise<OwnSite> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'own-site-'));
  const { child, port } = await startServer(folder, env, 'e2e/support/server.ts');
  const stop = async () => {
    await stopServer(child);
    await fs.rm(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
