import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Copies parts of the project to a temporary folder with our packages, for tests that change files. */
export function copyOfProject(parts: readonly string[]): { readonly folder: string; readonly remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-copy-'));
  for (const part of parts) fs.cpSync(part, path.join(folder, part), { recursive: true });
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

/** Copies all that is committed, and what is about to be, into the project's cache: there a build finds the packages. */
export function copyOfCommitted(): {
  readonly folder: string;
  readonly files: readonly string[];
  readonly remove: () => void;
} {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    .toString()
    .split('\0')
    .filter((file) => file !== '' && fs.existsSync(file));
  fs.mkdirSync('.cache', { recursive: true });
  const folder = path.resolve(fs.mkdtempSync('.cache/copy-'));
  for (const file of files) fs.cpSync(file, path.join(folder, file));
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return { folder, files, remove: () => fs.rmSync(folder, { recursive: true }) };
}

/** Replaces one text in a file. Throws unless it occurs exactly once, so that a planted fault is never empty. */
export function plant(file: string, before: string, after: string): { readonly undo: () => void } {
  const text = fs.readFileSync(file, 'utf8');
  if (text.split(before).length !== 2) throw new Error(`${file} does not have it once: ${before}`);
  fs.writeFileSync(
    file,
    text.replace(before, () => after),
  );
  return { undo: () => fs.writeFileSync(file, text) };
}

export type Said = { readonly code: number | null; readonly output: string };

const spawned = (args: readonly string[], cwd: string): Said => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_OPTIONS: undefined },
  });
  return { code: status, output: stdout + stderr };
};

export const run = (program: string, cwd = '.'): Said => spawned(['--input-type=module', '-e', program], cwd);

/** The output of a program that must end well. Throws otherwise. */
export const runThere = (program: string, cwd: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd, encoding: 'utf8' });

/** `npm run NAME -- ARGS`, without npm. */
export const runTask = (name: string, args: readonly string[]): Said =>
  spawned(['scripts/run.mjs', name, ...args], '.');
