import type { CarPrices, CipPrices, TransferPrices } from '#domain/transport/wish.ts';

/** What the rules say of the price lists; null: nothing of this kind is sold. */
export type ListNumbers = {
  readonly transfer: Pick<TransferPrices, 'freeWaiting'> | null;
  readonly car: Pick<CarPrices, 'nightPercent' | 'stops'> | null;
  readonly cip: Pick<CipPrices, 'childPercent' | 'infantPercent' | 'leadHours'> | null;
};
