import fs from 'node:fs';
import path from 'node:path';

/** A file of a drawn folder imports another one of the same folder. */
export type Arrow = { readonly from: string; readonly to: string };
/** The rooms of a folder, line by line from the top: a folder in it, or a file that stands alone. */
export type Tower = { readonly folder: string; readonly floors: readonly (readonly string[])[] };

const BLOCK = /```\n(\w+)\/\n((?: {2}.*\n)+)```/g;
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'([^']+)'/g;
/** Tests and what only tests use may look everywhere. */
const OF_TESTS = /\.test\.tsx?$|(?:^|\/)testing\//;

/** Each block of a document that begins with the name of a folder, with one floor in a line. */
export const towersIn = (document: string): Tower[] =>
  [...document.matchAll(BLOCK)].map(([, folder = '', lines = '']) => ({
    folder,
    floors: lines
      .trimEnd()
      .split('\n')
      .map((line) => line.trim().split(/\s+/)),
  }));

/** What the files of a folder import from the same folder. */
export function arrowsIn(folder: string): Arrow[] {
  return filesIn(folder).flatMap((from) =>
    [...fs.readFileSync(from, 'utf8').matchAll(IMPORT)]
      .map(([, name = '']) => resolved(name, from))
      .filter((to) => to.startsWith(`${folder}/`))
      .map((to) => ({ from, to })),
  );
}

/** Everything that some files import, of any folder. */
export const importsOf = (files: readonly string[]): Arrow[] =>
  files.flatMap((from) =>
    [...fs.readFileSync(from, 'utf8').matchAll(IMPORT)].map(([, name = '']) => ({ from, to: resolved(name, from) })),
  );

const resolved = (name: string, from: string): string =>
  name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name.replace(/^#/, '');

export const roomsIn = (folder: string): string[] => [...new Set(filesIn(folder).map(roomOf))].sort();

/** Sources of a folder without what only tests use. */
export const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !OF_TESTS.test(file));

const roomOf = (file: string): string => {
  const [, room = '', inside] = file.split('/');
  return inside === undefined ? room : `${room}/`;
};

/** Arrows that lead to the same line of the drawing, to one above it, or to nothing that is drawn. */
export function wrongArrows({ floors }: Tower, arrows: readonly Arrow[]): string[] {
  const floorOf = (file: string) => floors.findIndex((rooms) => rooms.includes(roomOf(file)));
  const isRight = ({ from, to }: Arrow) => floorOf(from) !== -1 && floorOf(from) < floorOf(to);
  return arrows
    .filter((arrow) => roomOf(arrow.from) !== roomOf(arrow.to) && !isRight(arrow))
    .map(({ from, to }) => `${from} → ${to}`);
}

/** Pages and glue of the checkout. They draw and carry what any product sells. */
const SHARED =
  /^src\/(?:screens\/(?:booking|passengers|review|issue|profile)\/|platform\/(?:order-flow|checkout-ports|tab-flow|purchases|draft-store|order-extras-ports|order-cancel-ports)\.ts$|routes\/-support\/(?:CheckoutStep|PassengersStep|ReviewStep|OneOrder|useKeptOrder|submit-passengers|checkout-flow|purchase-page|order-page|load-order)\.tsx?$)/;
/** Names of products: each has its folder there. */
export const PRODUCTS: readonly string[] = fs
  .readdirSync('server/products', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What one product alone knows, though its name does not say so. */
const OF_FLIGHTS = /^(?:src\/screens\/(?:results|search)\/|domain\/(?:airlines|airports|fares)|machines\/results-age)/;

/** Files that are called as a product, which is `flights` in a folder and `flight-` before a name. */
const isOf = (product: string, file: string): boolean => {
  const [, one = product] = /^(.*)s$/.exec(product) ?? [];
  return [
    `src/screens/${product}/`,
    `src/platform/${one}-`,
    `src/platform/live-${one}-`,
    `src/routes/-support/${one}-`,
    `src/routes/-support/${one.charAt(0).toUpperCase()}${one.slice(1)}`,
    `domain/${one}-`,
    `machines/${one}-`,
  ].some((begin) => file.startsWith(begin));
};

const isOfAProduct = (file: string, products: readonly string[]): boolean =>
  OF_FLIGHTS.test(file) || products.some((product) => isOf(product, file));

export const isSharedCheckout = (file: string): boolean => SHARED.test(file);

/** The shared checkout asks the product's slots, and knows none. */
export const arrowsOutOfCheckout = (arrows: readonly Arrow[], products = PRODUCTS): string[] =>
  arrows
    .filter(({ from, to }) => SHARED.test(from) && isOfAProduct(to, products))
    .map(({ from, to }) => `${from} → ${to}`);

/** A product is known to nobody but the list of products, and to what stages scenarios with it. */
export const arrowsIntoProducts = (arrows: readonly Arrow[]): string[] =>
  arrows
    .filter(({ from, to }) => {
      const product = /^server\/products\/[^/]+\//.exec(to)?.[0];
      const mayKnow = /^server\/(?:products\/[^/]+\.ts$|scenarios\/)/;
      return product !== undefined && !from.startsWith(product) && !mayKnow.test(from);
    })
    .map(({ from, to }) => `${from} → ${to}`);
