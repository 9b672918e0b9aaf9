import { randomInt } from 'node:crypto';

/**
 * Longer than an answer takes, so that the timing of this answer or the next does not show whether there was work to
 * do.
 */
const LATEST_MS = 500;

/** Work that begins a random moment after its answer. `finished` resolves when none is left. */
export function lateWork(onError: (error: unknown) => void) {
  const pending = new Set<Promise<void>>();
  return {
    afterAnswer: (work: () => Promise<void>): void => {
      const done = new Promise((resolve) => setTimeout(resolve, randomInt(1, LATEST_MS)))
        .then(work)
        .catch(onError)
        .finally(() => pending.delete(done));
      pending.add(done);
    },
    finished: async (): Promise<void> => {
      await Promise.all(pending);
    },
  };
}
