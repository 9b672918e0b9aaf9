import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** Few compare: their browser fetches it with the first choice. */
export const compareHotels = lazyScreen(async () => (await import('#src/screens/hotels/results/Compare.tsx')).Compare);
