import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { git } from './git.ts';

/** Throws when git does not know the revision. */
export function requireRevision(revision: string): void {
  if (git('rev-parse', '--verify', `${revision}^{commit}`) === null)
    throw new Error(`git knows no revision ${revision}`);
}

export const hadFile = (revision: string, name: string): boolean =>
  git('cat-file', '-e', `${revision}:${name}`) !== null;

/** Runs work in a temporary folder with a revision, or some of its folders, and our packages. */
export function inRevision<T>(revision: string, folders: readonly string[], work: (folder: string) => T): T {
  const folder = checkOut(revision, folders);
  try {
    return work(folder);
  } finally {
    remove(folder);
  }
}

/** The same for asynchronous work, with all folders. */
export async function longInRevision<T>(revision: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = checkOut(revision, []);
  try {
    return await work(folder);
  } finally {
    remove(folder);
  }
}

function checkOut(revision: string, folders: readonly string[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-revision-'));
  const archive = execFileSync('git', ['archive', revision, ...folders], { maxBuffer: 1 << 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });
