import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type ServerProcess = { readonly origin: string; readonly stop: () => Promise<void> };

export async function startServer(databaseUrl: string): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(new URL('./serve.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The server has no output');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const stop = async () => {
    const ended = once(child, 'exit');
    child.stdin?.end();
    await ended;
  };
  return { origin: line.toString().trim(), stop };
}
