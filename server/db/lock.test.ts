import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { lockFolder } from '#server/db/lock.ts';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-lock-'));
afterAll(() => fs.rmSync(base, { recursive: true }));

test('a folder is for one at a time, and free again afterwards', () => {
  const folder = path.join(base, 'one');
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/^The database folder .* is in use/);
  unlock();
  lockFolder(folder)();
});

const holder = `
  import { lockFolder } from ${JSON.stringify(fileURLToPath(new URL('./lock.ts', import.meta.url)))};
  try { lockFolder(process.argv[1]); console.log('mine'); process.stdin.resume().on('end', () => process.exit()); }
  catch (error) { console.log(error.message); }`;

async function start(folder: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const kill = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { says: line.toString().trim(), kill };
}

test('after a process was killed, one of several that come at once gets the folder', async () => {
  const folder = path.join(base, 'killed');
  const killed = await start(folder);
  expect(killed.says).toBe('mine');
  await killed.kill();
  const next = await Promise.all([1, 2, 3, 4].map(() => start(folder)));
  try {
    expect(next.map(({ says }) => says === 'mine').filter(Boolean)).toHaveLength(1);
    expect(next.filter(({ says }) => says.includes('in use'))).toHaveLength(3);
  } finally {
    await Promise.all(next.map(({ kill }) => kill()));
  }
});
