import { inTomanText } from '#domain/card/toman.ts';
import { formatMoney } from '#domain/core/money.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { PaperFile } from '#server/orders/product.ts';

type Schemas = components['schemas'];
type Order = Schemas['Order'];
type Item = Schemas['CardItem'];

const HEADS: Readonly<Record<Item['kind'], string>> = {
  new: 'Travel card',
  load: 'Load of a travel card',
  replacement: 'New plastic of a travel card',
};

/** The receipt of an order, line by line. */
export function receiptLines(
  item: Item,
  { reference, number }: { readonly reference: string; readonly number: string },
) {
  const { kind, load, price, deliveryPrice } = item;
  return [
    `${HEADS[kind]}, order ${reference}, number ${number}`,
    ...(price.amount > 0 ? [`Card: ${formatMoney(price)}`] : []),
    ...(deliveryPrice.amount > 0 ? [`Delivery: ${formatMoney(deliveryPrice)}`] : []),
    ...(load
      ? [
          `Load: ${formatMoney(load.amount)}, ${formatMoney(load.fee)} of it the fee`,
          `On the card: ${inTomanText(load.rials)}`,
          `Rate: ${load.rate} rials a euro, open market, ${formatFullDay(load.on)}`,
        ]
      : []),
    'Simulated: no bank knows this card, and no money was charged.',
    '',
  ];
}

/** As a file. */
export const receiptOf = (order: Order, { papers }: Schemas['Documents']): PaperFile => ({
  of: 'papers',
  name: `travel-card-${order.reference}.txt`,
  type: 'text/plain; charset=utf-8',
  bytes: new TextEncoder().encode(
    receiptLines(itemIn(order), { reference: order.reference, number: papers[0]?.number ?? '' }).join('\n'),
  ),
});

function itemIn(order: Order): Item {
  if (order.product !== 'card') throw new Error('Only orders of the travel card have such a receipt');
  return order.item;
}
