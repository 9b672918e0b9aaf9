import type { TransportKind, TransportPrices } from '#domain/transport/wish.ts';
import type { Queryable } from '#server/db/database.ts';

/** The price list of a kind; null where none is in the inventory. */
export const loadPrices = async (_db: Queryable, _kind: TransportKind): Promise<TransportPrices | null> => null;
