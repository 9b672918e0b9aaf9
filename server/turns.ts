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

type Wish = {
  /** Goes before all others, and is never refused: nobody else comes back for it. */
  readonly isFirst?: boolean;
  /** Whoever waits for it has gone: takes no turn any more. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Lets a few work at once; others wait in line and take nothing meanwhile, so that a rush on one thing leaves threads
 * and connections for everything else. Throws 503 `unavailable` for who is refused.
 */
export function createTurns({
  atOnce,
  longestLine = Number.POSITIVE_INFINITY,
  longestMs,
  refusal = { message: 'Too many at once.', retryAfterSeconds: 5 },
}: Limits) {
  let free = atOnce;
  const line = new Set<() => void>();
  const first = new Set<() => void>();
  const refused = () => new ProblemError(503, { code: 'unavailable', ...refusal });
  const waitInLine = ({ isFirst = false, signal }: Wish) =>
    new Promise<void>((resolve, reject) => {
      const mine = isFirst ? first : line;
      if (!isFirst && line.size >= longestLine) return reject(refused());
      let timer: NodeJS.Timeout | undefined;
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        mine.delete(begin);
      };
      const giveUp = () => {
        leave();
        reject(refused());
      };
      const begin = () => {
        leave();
        resolve();
      };
      mine.add(begin);
      signal?.addEventListener('abort', giveUp);
      if (!isFirst && longestMs !== undefined) timer = setTimeout(giveUp, longestMs);
    });
  return async <T>(work: () => Promise<T>, wish: Wish = {}): Promise<T> => {
    if (wish.signal?.aborted) throw refused();
    if (free > 0) free -= 1;
    else await waitInLine(wish);
    try {
      return await work();
    } finally {
      const [next] = [...first, ...line];
      if (next) next();
      else free += 1;
    }
  };
}
