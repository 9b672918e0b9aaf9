import type { Product } from '#server/orders/product.ts';

export const withSupplier = <Detail>(
  product: Product<Detail>,
  change: Partial<Product<Detail>['supplier']>,
): Product<Detail> => ({ ...product, supplier: { ...product.supplier, ...change } });
