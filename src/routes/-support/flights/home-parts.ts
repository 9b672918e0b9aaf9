import { readingPart } from '#src/routes/-support/core/pages/lazy-screen.ts';

export const lowestFares = readingPart(
  async () => (await import('#src/screens/flights/home/LowestFares.tsx')).LowestFares,
);
export const homePrices = readingPart(
  async () => (await import('#src/routes/-support/flights/HomePrices.tsx')).HomePrices,
);
export const preloadHome = () => Promise.all([lowestFares.preload(), homePrices.preload()]);

export const flightReading = readingPart(
  async () => (await import('#src/screens/flights/iran-flight/IranFlightReading.tsx')).IranFlightReading,
);
