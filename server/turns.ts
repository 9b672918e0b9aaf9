import { ProblemError } from '#domain/problem.ts';

type Limits = {
  /** How many work at the same time. */
  readonly atOnce: number;
  /** Who would stand behind so many is refused. */
  readonly longestLine?: number;
  /** Who has waited so long is refused. */
  readonly longestMs?: number;
  /** What somebody who is refused is told. */
  readonly refusal?: { readonly message: string; readonly retryAfterSeconds: number };
};

/**
 * Lets a few work at once; others wait in line and take nothing meanwhile, so that a rush on one thing leaves threads and
 * connections for everything else. Throws 503 `unavailable` for who is refused.
 */
export function createTurns({
  atOnce,
  longestLine = Number.POSITIVE_INFINITY,
  longestMs,
  refusal = { message: 'Too many at once.', retryAfterSeconds: 5 },
}: Limits) {
  let free = atOnce;
  const line = new Set<() => void>();
  const refused = () => new ProblemError(503, { code: 'unavailable', ...refusal });
  const waitInLine = () =>
    new Promise<void>((resolve, reject) => {
      if (line.size >= longestLine) return reject(refused());
      let timer: NodeJS.Timeout | undefined;
      const begin = () => {
        clearTimeout(timer);
        line.delete(begin);
        resolve();
      };
      line.add(begin);
      if (longestMs === undefined) return;
      timer = setTimeout(() => {
        line.delete(begin);
        reject(refused());
      }, longestMs);
    });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await waitInLine();
    try {
      return await work();
    } finally {
      const [next] = line;
      if (next) next();
      else free += 1;
    }
  };
}
