import { euro } from '#domain/core/money.ts';
import type { Product } from '#server/orders/product.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { faresOf, type TransportDetail } from '#server/products/transport/detail.ts';
import { detailOf } from '#server/products/transport/detail-of.ts';
import { loadPrices } from '#server/products/transport/inventory/prices.ts';
import { isSoldNow } from '#server/products/transport/sold-for.ts';

/** Holds the price of an expired order again, as the list has it now; what was asked for first begins too soon for that. */
export const holdTransportAgain: Product<TransportDetail>['holdAgain'] = async (
  tx,
  { detail, fares },
  { accepted, now },
) => {
  const { wish, personal } = detail;
  const prices = await loadPrices(tx, wish.kind);
  const held = prices && detailOf(prices, wish);
  if (!held || !isSoldNow({ prices, wish }, now))
    throw notAllowed('This is not sold any more as it was asked for, or it begins too soon.');
  const price = faresOf(held);
  requirePrice(price, { shown: euro(fares), accepted });
  return { detail: { ...held, ...(personal && { personal }) }, fares: price };
};
