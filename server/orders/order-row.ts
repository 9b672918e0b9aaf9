import type { Selectable } from 'kysely';
import type { Tables } from '#server/db/database.ts';

export type OrderRow = Selectable<Tables['orders']>;
export type PaymentRow = Selectable<Tables['payment']>;
export type PassengerRow = Selectable<Tables['passenger']>;
/** "Anna Keller". */
export const fullNameOf = ({ first_name, last_name }: Pick<PassengerRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;
/** What these papers are to those who hold them, such as "the ticket of Anna Keller". */
export const papersByName = (
  what: string,
  {
    papers,
    people,
  }: { readonly papers: readonly { readonly person: number | null }[]; readonly people: readonly PassengerRow[] },
): string[] =>
  papers.map(({ person }) => {
    const holder = people.find(({ position }) => position === person);
    return holder ? `${what} of ${fullNameOf(holder)}` : what;
  });
export type PaperRow = Selectable<Tables['paper']>;

/** An order with the parsed detail of its product; only the product writes `detail`. */
export type OrderOf<Detail> = Omit<OrderRow, 'detail'> & { readonly detail: Detail };

/** Reads an order as one of a product. Throws for an order of another product, whose detail has another shape. */
export const orderOf =
  <Detail>(product: OrderRow['product']) =>
  (order: OrderRow): OrderOf<Detail> => {
    if (order.product !== product) throw new Error(`Order ${order.id} is not one of ${product}`);
    return order as OrderOf<Detail>;
  };
