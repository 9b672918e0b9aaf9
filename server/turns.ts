import { ProblemError } from '#domain/core/problem.ts';

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
  /** What begins, and since when it waits. */
  const line = new Map<() => void, number>();
  const first = new Map<() => void, number>();
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
      mine.set(begin, performance.now());
      signal?.addEventListener('abort', giveUp);
      if (!isFirst && longestMs !== undefined) timer = setTimeout(giveUp, longestMs);
    });
  const isFull = () => {
    const [since] = line.values();
    const waits = since === undefined ? 0 : performance.now() - since;
    return line.size >= longestLine || (longestMs !== undefined && waits > longestMs / 2);
  };
  const inTurn = async <T>(work: () => Promise<T>, wish: Wish = {}): Promise<T> => {
    if (wish.signal?.aborted) throw refused();
    if (free > 0) free -= 1;
    else await waitInLine(wish);
    try {
      return await work();
    } finally {
      const next = first.keys().next().value ?? line.keys().next().value;
      if (next) next();
      else free += 1;
    }
  };
  return Object.assign(inTurn, {
    /** Whoever comes now would be refused, or waits so long already that it is kinder to say no. */
    isFull,
  });
}
