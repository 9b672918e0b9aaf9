import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { registered } from '#machines/trace/registry.ts';
import { hadFile, inRevision, requireRevision } from './revision.ts';

/** The replay code is always ours; other needed files are the revision's, ours only where it has none. */
const OURS = /^machines[\\/]trace[\\/]/;
const NEEDED = /^(?:domain[\\/]|machines[\\/]core[\\/](?:[^\\/]+$|testing[\\/]))/;
const OUR_SCRIPTS = ['scripts/replay.ts', 'scripts/replay-report.ts', 'scripts/trace-files.ts'];

/**
 * Replays on the machines of another revision, with the current trace library. Loads only the machines of the traces,
 * one by one: a missing or failing one is reported, and the others are replayed.
 */
export function replayAgainst(revision: string, machines: readonly string[], args: readonly string[]): void {
  requireRevision(revision);
  if (!hadFile(revision, 'machines')) throw new Error(`There were no machines at ${revision}`);
  const folders = ['machines', 'domain', 'openapi'].filter((name) => hadFile(revision, name));
  inRevision(revision, folders, (folder) => {
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
    const script = JSON.stringify(pathToFileURL(path.join(folder, 'scripts/replay.ts')).href);
    const program = `const { replay } = await import(${script}); await replay(${JSON.stringify(withoutAgainst(args))});`;
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  });
}

const placesOf = (id: string) => {
  const { name, folder } = registered(id) ?? { name: id, folder: id };
  return [id, name, [folder, name]];
};

/** The revision's machines by id; replaces the current registry. */
const registryOf = (ids: readonly string[], revision: string): string => `
import fs from 'node:fs';
const load = async (id, name, places) => {
  // Machines lay side by side before they had rooms.
  const folder = places.find((place) => fs.existsSync(new URL(\`../\${place}/machine.ts\`, import.meta.url))) ?? name;
  const file = new URL(\`../\${folder}/machine.ts\`, import.meta.url);
  try {
    const machine = Object.values(await import(file.href)).find((one) => one?.id === id && one.root);
    return machine ? [[id, { machine, version: '1', folder, name }]] : [];
  } catch (error) {
    const isThere = error.code !== 'ERR_MODULE_NOT_FOUND';
    console.error(\`\${id}: \${isThere ? \`does not load: \${error.message}\` : 'was not there'} at ${revision}\`);
    return [];
  }
};
const wanted = ${JSON.stringify(ids.map(placesOf))};
export const registry = Object.fromEntries(
  (await Promise.all(wanted.map(([id, name, places]) => load(id, name, places)))).flat(),
);
export const registered = (id) => (Object.hasOwn(registry, id) ? registry[id] : undefined);
`;

const withoutAgainst = (args: readonly string[]): string[] => {
  const at = args.findIndex((arg) => arg.startsWith('--against'));
  return args.filter((_, index) => index !== at && (index !== at + 1 || args[at]?.includes('=')));
};
