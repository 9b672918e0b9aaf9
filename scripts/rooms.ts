import fs from 'node:fs';
import type { Arrow } from './arrows.ts';

/**
 * Each of these layers has the same rooms: what all share (`core`, `accounts`, `country`), and one for each product. The room
 * of a file is the folder that follows its layer.
 */
const LAYERS = [
  'domain',
  'machines',
  'src/platform',
  'src/routes/-support',
  'src/screens',
  'server/products',
  'openapi/products',
  'server/scenarios',
  'stories/products',
  'e2e',
];

/** Names of products: each has its folder there. */
export const PRODUCTS: readonly string[] = fs
  .readdirSync('server/products', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The product in whose room a file lies; null: it is shared. */
export function productOf(file: string, products = PRODUCTS): string | null {
  const layer = LAYERS.find((one) => file.startsWith(`${one}/`));
  const room = layer && file.slice(layer.length + 1).split('/')[0];
  return products.find((product) => product === room) ?? null;
}

/** What the room of a product imports of the room of another. */
export const arrowsBetweenProducts = (arrows: readonly Arrow[], products = PRODUCTS): readonly Arrow[] =>
  arrows.filter(({ from, to }) => {
    const [one, other] = [productOf(from, products), productOf(to, products)];
    return one !== null && other !== null && one !== other;
  });

/** What a shared file imports of the room of a product. */
export const arrowsIntoProducts = (arrows: readonly Arrow[], products = PRODUCTS): readonly Arrow[] =>
  arrows.filter(({ from, to }) => productOf(from, products) === null && productOf(to, products) !== null);
