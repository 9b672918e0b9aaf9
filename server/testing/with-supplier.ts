import type { Product } from '#server/orders/product.ts';

/** The product with a supplier that behaves in another way. */
export const withSupplier = <Detail>(
  product: Product<Detail>,
  change: Partial<Product<Detail>['supplier']>,
): Product<Detail> => ({ ...product, supplier: { ...product.supplier, ...change } });
