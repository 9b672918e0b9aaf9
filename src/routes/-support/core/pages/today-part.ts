import { readingPart } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** What day it is in Iran, in both calendars; loaders await `preload`. */
export const todayPart = readingPart(async () => (await import('#src/screens/core/home/Today.tsx')).Today);
