import type { Cancellation } from '#domain/cancellation.ts';
import type { Path } from '#domain/flight-search.ts';
import type { FlightDetail, Queryable, Tables } from '#server/db/database.ts';
import type { OrderRow, PassengerRow } from '#server/orders/read-order.ts';

/**
 * What a product does for the spine: stock and documents. Orders, payments, the ledger of events, mails and background
 * work are written once, in this folder. Methods with a `db` run in the caller's transaction; the others ask the supplier.
 */
export type Product<Detail = FlightDetail> = {
  /** Where an order is shown, as a path of the site. */
  pageOf(orderId: string): string;
  /** When what is sold starts and ends. */
  span(detail: Detail): { readonly startsAt: number; readonly endsAt: number };
  /** How long after its payment an order is issued, or the money goes back by itself; null promises nothing. */
  promiseMs(detail: Detail): number | null;
  /** Takes the stock of every leg or of none. Names the first leg that is sold out. */
  take(db: Queryable, detail: Detail): Promise<{ taken: true } | { taken: false; soldOut: Path }>;
  /** Gives held stock back. */
  release(db: Queryable, detail: Detail): Promise<void>;
  /** Turns held stock into sold stock. */
  sell(db: Queryable, detail: Detail): Promise<void>;
  /** Gives sold stock back, for a refund. */
  unsell(db: Queryable, detail: Detail): Promise<void>;
  /** True while others still find stock of the same kind: then a hold may be extended. */
  hasSpare(db: Queryable, detail: Detail): Promise<boolean>;
  /** The supplier's documents, one number per passenger in order; throws when the supplier refuses. */
  issue(order: { readonly orderId: string; readonly detail: Detail; readonly passengers: number }): Promise<string[]>;
  /** What comes back when an issued order is cancelled now, by the rules it was sold under; null when it is too late. */
  quoteCancel(order: OrderRow, people: readonly PassengerRow[], now: number): Promise<Cancellation | null>;
  /** Makes the documents worthless at the supplier; twice is once. Throws when the supplier does not confirm it. */
  cancel(order: {
    readonly orderId: string;
    readonly detail: Detail;
    readonly tickets: readonly string[];
  }): Promise<void>;
};

/** The product of an order; throws for a name that nothing is sold under. */
export type ProductOf = (name: Tables['orders']['product']) => Product;

/** Everything that is sold, as one lookup. */
export const productsOf =
  (products: Readonly<Record<string, Product>>): ProductOf =>
  (name) => {
    const product = products[name];
    if (!product) throw new Error(`Nothing is sold under the name ${name}`);
    return product;
  };
