import { spawnSync } from 'node:child_process';

/** What git says; null where it refuses. Its own words about that are not for who typed a command of ours. */
export function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : null;
}
