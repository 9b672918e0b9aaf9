import fs from 'node:fs';
import type { traveller } from '#server/testing/traveller.ts';

type Browser = ReturnType<typeof traveller>;

/** An operation with an `Idempotency-Key`, and two requests that are not the same. */
export type Keyed = () => Promise<{
  readonly ask: (body: object, key: string) => Promise<{ statusCode: number; body: string }>;
  readonly bodies: readonly [object, object];
}>;

/** What the tests that walk over all operations are told of those of one product, in `testing/requests.ts` of its folder. */
export type ProductRequests = {
  /** By operation that takes an id of the product's own: what it is asked with; null for one that needs no body. */
  readonly withId: Readonly<Record<string, object | null>>;
  /** Operations with the id of an order of its own kind alone: its own tests say who may ask them. */
  readonly ofOrder?: readonly string[];
  /** What those of them that take a body are asked with. */
  readonly orderBodies?: Readonly<Record<string, () => object>>;
  /** Such ids of something that this browser made, by the names of the parameters; `ownOrderId` is an order of its own kind. */
  readonly idsOf: (browser: Browser) => Promise<Readonly<Record<string, string>>>;
  readonly keyed: (newBrowser: () => Browser) => Readonly<Record<string, Keyed>>;
};

const FOLDERS = new URL('../products/', import.meta.url);

/** Those of all products that have any: nobody keeps a list of them. */
export const productRequests: readonly ProductRequests[] = await Promise.all(
  fs
    .globSync('*/testing/requests.ts', { cwd: FOLDERS })
    .sort()
    .map(async (file) => (await import(new URL(file.replaceAll('\\', '/'), FOLDERS).href)).requests as ProductRequests),
);
