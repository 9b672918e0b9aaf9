import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { registered } from '#machines/trace/registry.ts';
import { git } from './git.ts';

/** What replays: ours on every revision. What it needs besides is theirs, and ours only where they had none. */
const OURS = /^machines[\\/]trace[\\/]/;
const NEEDED = /^(domain|machines[\\/]shared)[\\/]/;
const OUR_SCRIPTS = ['scripts/replay.ts', 'scripts/trace-files.ts'];

/**
 * Replays on the machines of another revision, with today's trace library. Only the machines that the traces are of are
 * loaded, each alone: one that was not there yet, or that does not load, is named, and the others are replayed.
 */
export function replayAgainst(revision: string, machines: readonly string[], args: readonly string[]): void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-replay-'));
  try {
    unpack(revision, folder);
    for (const top of ['machines', 'domain']) {
      for (const entry of fs.readdirSync(top, { recursive: true, encoding: 'utf8' })) {
        const file = path.join(top, entry);
        const there = path.join(folder, file);
        const isWanted = OURS.test(file) || (NEEDED.test(file) && !fs.existsSync(there));
        if (isWanted && fs.statSync(file).isFile()) fs.cpSync(file, there);
      }
    }
    for (const file of [...OUR_SCRIPTS, 'package.json']) fs.cpSync(file, path.join(folder, file));
    fs.writeFileSync(path.join(folder, 'machines/trace/registry.ts'), registryOf(machines, revision));
    fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
    const script = JSON.stringify(pathToFileURL(path.join(folder, 'scripts/replay.ts')).href);
    const program = `const { replay } = await import(${script}); await replay(${JSON.stringify(withoutAgainst(args))});`;
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws in words where git does not know the revision, or there were no machines then. */
function unpack(revision: string, folder: string): void {
  const has = (name: string) => git('cat-file', '-e', `${revision}:${name}`) !== null;
  if (git('rev-parse', '--verify', `${revision}^{commit}`) === null)
    throw new Error(`git knows no revision ${revision}`);
  if (!has('machines')) throw new Error(`There were no machines at ${revision}`);
  const folders = ['machines', 'domain', 'openapi'].filter(has);
  const archive = execFileSync('git', ['archive', revision, ...folders], { maxBuffer: 1 << 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}

/** The machines of the revision by their ids, in place of today's list. */
const registryOf = (ids: readonly string[], revision: string): string => `
const load = async (id, folder) => {
  const file = new URL(\`../\${folder}/machine.ts\`, import.meta.url);
  try {
    const machine = Object.values(await import(file.href)).find((one) => one?.id === id && one.root);
    return machine ? [[id, { machine, version: '1', folder }]] : [];
  } catch (error) {
    const isThere = error.code !== 'ERR_MODULE_NOT_FOUND';
    console.error(\`\${id}: \${isThere ? \`does not load: \${error.message}\` : 'was not there'} at ${revision}\`);
    return [];
  }
};
const wanted = ${JSON.stringify(ids.map((id) => [id, registered(id)?.folder ?? id]))};
export const registry = Object.fromEntries(
  (await Promise.all(wanted.map(([id, folder]) => load(id, folder)))).flat(),
);
export const registered = (id) => (Object.hasOwn(registry, id) ? registry[id] : undefined);
`;

const withoutAgainst = (args: readonly string[]): string[] => {
  const at = args.findIndex((arg) => arg.startsWith('--against'));
  return args.filter((_, index) => index !== at && (index !== at + 1 || args[at]?.includes('=')));
};
