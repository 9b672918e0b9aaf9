import { inject } from 'vitest';

/** `npm test` runs a part of a large model; `npm run test:long` (TEST_WHOLE=1) runs all of it. */
export const sized = (part: number, whole: number): number => (inject('isWhole') ? whole : part);

declare module 'vitest' {
  interface ProvidedContext {
    isWhole: boolean;
    /** The build is newer than the sources. */
    isBuildFresh: boolean;
  }
}
