// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';

export const rooms: readonly {
  /** First part of the addresses of its pages. */
  readonly pages: readonly string[];
  readonly load: () => Promise<{ readonly routes: readonly AnyRoute[] }>;
}[] = [
  { pages: ["confirm-email","forget-password","login","profile","reset-password","secure-password","signup","staff"], load: () => import('#src/app/rooms/accounts.gen.ts') },
  { pages: ["iran-travel-card","iran-travel-card-rules"], load: () => import('#src/app/rooms/card.gen.ts') },
  { pages: ["about","contact","find-booking","help","offline","privacy","terms"], load: () => import('#src/app/rooms/core.gen.ts') },
  { pages: ["blog","destinations","geeevmap","trip"], load: () => import('#src/app/rooms/country.gen.ts') },
  { pages: ["flight-rules","flights","iran-flight"], load: () => import('#src/app/rooms/flights.gen.ts') },
  { pages: [""], load: () => import('#src/app/rooms/home.gen.ts') },
  { pages: ["hotel","hotel-rules"], load: () => import('#src/app/rooms/hotels.gen.ts') },
  { pages: ["insurance-rules","iran-travel-insurance"], load: () => import('#src/app/rooms/insurance.gen.ts') },
  { pages: ["iran-tours"], load: () => import('#src/app/rooms/tours.gen.ts') },
  { pages: ["iran-transportation","transportation-rules"], load: () => import('#src/app/rooms/transport.gen.ts') },
  { pages: ["iran-visa","visa-rules"], load: () => import('#src/app/rooms/visa.gen.ts') },
];
