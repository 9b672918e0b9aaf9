import { ProblemError } from '#domain/core/problem.ts';

type Limits = {
  /** Maximum number at the same time. */
  readonly atOnce: number;
  /** Refuses above this queue length. */
  readonly longestLine?: number;
  /** Refuses after this wait. */
  readonly longestMs?: number;
  readonly refusal?: { readonly message: string; readonly retryAfterSeconds: number };
};

type Wish = {
  /** Goes before all others and is never refused, because nobody would retry it. */
  readonly isFirst?: boolean;
  /** Aborted: the caller has gone, so it takes no turn. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Lets a few run at once and queues the others, so that a rush on one thing leaves threads and connections for the
 * rest. Throws 503 `unavailable` for a refusal.
 */
export function createTurns({
  atOnce,
  longestLine = Number.POSITIVE_INFINITY,
  longestMs,
  refusal = { message: 'Too many at once.', retryAfterSeconds: 5 },
}: Limits) {
  let free = atOnce;
  /** Starts a waiting item; value: since when it waits. */
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
    /** True when a new caller would be refused, or would probably wait too long. */
    isFull,
  });
}
