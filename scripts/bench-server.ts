import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { freePort } from './postgres.ts';

export type Server = { readonly child: ChildProcess; readonly port: number; readonly startedIn: number };

/** Starts the production server in its own process; resolves when it is ready. */
export async function startServer(
  folder: string,
  env: Record<string, string> = {},
  file = 'server/main.ts',
): Promise<Server> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: folder,
      RATE_LIMIT_FACTOR: '1000000', // one IP address sends all requests
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return { child, port, startedIn: (performance.now() - start) / 1000 };
    if (child.exitCode !== null) throw new Error('The server did not start');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function stopServer(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

export function residentMb({ pid }: ChildProcess): number {
  const [, kb = 'NaN'] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}

const TICKS_PER_SECOND = 100; // USER_HZ of Linux, for /proc/<pid>/stat

export function cpuSeconds({ pid }: ChildProcess): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
