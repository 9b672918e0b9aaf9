import type { FastifyRequest } from 'fastify';
import { whileConnected } from '#server/http/while-connected.ts';
import { createTurns } from '#server/turns.ts';

/** A process draws and searches with one thread: more at once make each of them slower, and none of them sooner. */
const AT_ONCE = 8;
/** Who has waited so long is better told to come back: with the work itself it is below two seconds. */
const LONGEST_MS = 1000;
/** In the line stands what can begin within that time on a fast machine; others are refused at once. */
const LONGEST_LINE = 200;
export const BUSY = { message: 'The site is busy. Try again in a moment.', retryAfterSeconds: 2 };

/**
 * Pages and searches of this process, which cost most and can wait: above its capacity it says so early, and stays at its best. Orders,
 * payments, health and readiness stand in no line. Work whose client leaves the line is not begun. Throws 503 `unavailable`.
 */
export function createReadTurns(limits = { atOnce: AT_ONCE, longestMs: LONGEST_MS, longestLine: LONGEST_LINE }) {
  const inLine = createTurns({ ...limits, refusal: BUSY });
  // Between two of them the process looks at its connections and clocks: else who waits in front of it hears nothing.
  const inTurn = <T>(work: () => Promise<T>, wish?: Parameters<typeof inLine>[1]): Promise<T> =>
    inLine(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return work();
    }, wish);
  return {
    isFull: inLine.isFull,
    /** For this client alone. */
    ofOne: <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
      whileConnected(request, (signal) => inTurn(work, { signal })),
    /** For others who wait for the same, too: they go on when the first client leaves. */
    ofMany: <T>(work: () => Promise<T>): Promise<T> => inTurn(work),
  };
}
export type ReadTurns = ReturnType<typeof createReadTurns>;

/** Of this process. */
export const readTurns = createReadTurns();
