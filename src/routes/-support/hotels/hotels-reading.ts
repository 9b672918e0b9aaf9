import { readingPart } from '#src/routes/-support/core/pages/lazy-screen.ts';

export const hotelsReading = readingPart(
  async () => (await import('#src/screens/hotels/search/HotelsReading.tsx')).HotelsReading,
);
