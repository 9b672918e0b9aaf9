import type { ProductWork } from '#server/jobs.ts';
import { type ProductOf, productsOf } from '#server/orders/product.ts';
import { works as found, products } from '#server/products/registry.gen.ts';

/** What this site sells. Orders, payments and background work get it through the dependencies and know no product. */
export const productOf: ProductOf = productsOf(products);

/** The names of all that is sold. */
export const productNames: readonly string[] = Object.keys(products);

/** What products do by themselves, by their names. */
export const works: Readonly<Record<string, ProductWork>> = found;
