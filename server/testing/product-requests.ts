import fs from 'node:fs';
import type { bookingApp } from '#server/testing/booking-app.ts';
import type { traveller } from '#server/testing/traveller.ts';

type Browser = ReturnType<typeof traveller>;

/** An operation with an `Idempotency-Key`, and two different requests. */
export type Keyed = () => Promise<{
  readonly ask: (body: object, key: string) => Promise<{ statusCode: number; body: string }>;
  readonly bodies: readonly [object, object];
}>;

/** Requests of one product for tests over all operations, in `testing/requests.ts` of its folder. */
export type ProductRequests = {
  /** Bodies of operations with an id of the product; null without a body. */
  readonly withId: Readonly<Record<string, object | null>>;
  /** Operations with an id that must be of the product's own order: permissions are in the product's own tests. */
  readonly ofOrder?: readonly string[];
  readonly orderBodies?: Readonly<Record<string, () => object>>;
  /** Ids of things that this browser made, by parameter name; `ownOrderId` is an order of the product. */
  readonly idsOf: (browser: Browser) => Promise<Readonly<Record<string, string>>>;
  /** What a guest begins. */
  readonly keyed: (newBrowser: () => Browser) => Readonly<Record<string, Keyed>>;
  /** What the owner of something does with it; `server`: its clock and its work bring that about. */
  readonly keyedOfOwner?: (server: ReturnType<typeof bookingApp>) => Readonly<Record<string, Keyed>>;
};

const FOLDERS = new URL('../products/', import.meta.url);

/** Found by their folders, so no list needs an update. */
export const productRequests: readonly ProductRequests[] = await Promise.all(
  fs
    .globSync('*/testing/requests.ts', { cwd: FOLDERS })
    .sort()
    .map(async (file) => (await import(new URL(file.replaceAll('\\', '/'), FOLDERS).href)).requests as ProductRequests),
);
