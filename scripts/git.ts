import { spawnSync } from 'node:child_process';

/** Output of git; null on failure, without git's own message. */
export function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : null;
}
