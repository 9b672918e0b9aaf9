import type { Product } from '#server/orders/product.ts';

/** Columns for the detail of an order and the what queries read of it; for `insert` and `set`. */
export function detailColumns<Detail>(product: Pick<Product<Detail>, 'summary' | 'gives'>, detail: Detail) {
  const { startsAt, endsAt } = product.summary(detail);
  return {
    detail: JSON.stringify(detail),
    starts_at: startsAt,
    ends_at: endsAt,
    gives: JSON.stringify(product.gives(detail)),
  };
}
