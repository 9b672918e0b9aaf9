import { type ProductOf, productsOf } from '#server/orders/product.ts';
import { products } from '#server/products/registry.gen.ts';

/** What this site sells. Orders, payments and background work get it through the dependencies and know no product. */
export const productOf: ProductOf = productsOf(products);
