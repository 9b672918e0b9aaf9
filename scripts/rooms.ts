import fs from 'node:fs';
import type { Arrow } from './arrows.ts';

/**
 * Each of these layers has the same rooms: shared ones (`core`, `accounts`, `country`), and one per product. A file's
 * room is the folder after its layer.
 */
const LAYERS = [
  'domain',
  'machines',
  'src/platform',
  'src/routes/-support',
  'src/routes',
  'src/screens',
  'server/products',
  'openapi/products',
  'server/facts',
  'server/scenarios',
  'stories/products',
  'e2e',
];

export const PRODUCTS: readonly string[] = fs
  .readdirSync('server/products', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The product whose room contains a file; null for a shared file. */
export function productOf(file: string, products = PRODUCTS): string | null {
  const layer = LAYERS.find((one) => file.startsWith(`${one}/`));
  // The folder of a room of routes is in brackets, so that no address has its name.
  const room =
    layer &&
    file
      .slice(layer.length + 1)
      .split('/')[0]
      ?.replace(/^\((\w+)\)$/, '$1');
  return products.find((product) => product === room) ?? null;
}

export const arrowsBetweenProducts = (arrows: readonly Arrow[], products = PRODUCTS): readonly Arrow[] =>
  arrows.filter(({ from, to }) => {
    const [one, other] = [productOf(from, products), productOf(to, products)];
    return one !== null && other !== null && one !== other;
  });

export const arrowsIntoProducts = (arrows: readonly Arrow[], products = PRODUCTS): readonly Arrow[] =>
  arrows.filter(({ from, to }) => productOf(from, products) === null && productOf(to, products) !== null);
