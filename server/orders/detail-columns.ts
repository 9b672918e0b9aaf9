import type { Product } from '#server/orders/product.ts';

/** What was bought, and what queries read of it; for `set` of an order and for a new one. */
export function detailColumns<Detail>(product: Pick<Product<Detail>, 'summary'>, detail: Detail) {
  const { startsAt, endsAt } = product.summary(detail);
  return { detail: JSON.stringify(detail), starts_at: startsAt, ends_at: endsAt };
}
