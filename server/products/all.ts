import type { ProductWork } from '#server/jobs.ts';
import { type ProductOf, productsOf } from '#server/orders/product.ts';
import { works as found, products } from '#server/products/registry.gen.ts';

/** The site's products. Orders, payments and background work get this lookup as a dependency and know no product. */
export const productOf: ProductOf = productsOf(products);

export const productNames: readonly string[] = Object.keys(products);

export const works: Readonly<Record<string, ProductWork>> = found;
