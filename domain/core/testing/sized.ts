import { inject } from 'vitest';

/** Of a big model `npm test` does a part, and `npm run test:long` (TEST_WHOLE=1) all of it. */
export const sized = (part: number, whole: number): number => (inject('isWhole') ? whole : part);

declare module 'vitest' {
  interface ProvidedContext {
    isWhole: boolean;
    /** What was built comes of today's sources. */
    isBuildFresh: boolean;
  }
}
