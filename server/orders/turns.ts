import { ProblemError } from '#domain/problem.ts';

/**
 * Lets `max` work at once; others wait in line without a connection of the pool, so that a rush on one thing leaves some
 * for everything else. Throws 503 for who waited `longestMs`.
 */
export function createTurns(max: number, longestMs: number) {
  let free = max;
  const line = new Set<() => void>();
  const waitInLine = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        line.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        line.delete(begin);
        reject(new ProblemError(503, { code: 'unavailable', message: 'Too many at once.', retryAfterSeconds: 5 }));
      }, longestMs);
      line.add(begin);
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
