import { BRAND } from '#domain/core/brand.ts';
import { formatMoney, type Money } from '#domain/core/money.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import type { Order } from '#server/orders/order-view.ts';
import { personName } from '#server/orders/papers/person-name.ts';
import { PAGE, QUIET, Sheet } from '#server/orders/papers/sheet.ts';

type Line = readonly [what: string, amount: string];
const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;

/** Data of a sale that only its product knows. */
export type Sale = {
  readonly bought: { readonly heading: string; readonly lines: readonly string[] };
  readonly protection: Money | null;
  readonly tax: string;
};

export function receiptPdf(order: Order, sale: Sale): Promise<Uint8Array> {
  const { reference, events, issuedAt, serverNow } = order;
  const paidAt = events.find(({ status }) => status === 'paid')?.at ?? issuedAt ?? serverNow;
  const sheet = new Sheet(`Receipt ${reference}`, BRAND.name, paidAt);
  sheet.doc.addPage();
  sheet.write(BRAND.name, LEFT, 62, { size: 17, bold: true });
  BRAND.sellerAddress.forEach((line, index) => {
    sheet.write(line, LEFT, 77 + index * 12, { color: QUIET });
  });
  sheet.write(`Receipt ${reference}`, LEFT, 132, { size: 22, bold: true, tag: 'H1' });
  let y = 158;
  const part = (heading: string, lines: readonly Line[]) => {
    sheet.write(heading, LEFT, y + 12, { size: 12, bold: true, tag: 'H2' });
    y += 20;
    for (const [what, amount] of lines) {
      const bold = what === 'Total';
      sheet.write(what, LEFT, y + 12, { size: 10, bold, within: RIGHT - LEFT - 90 });
      sheet.write(amount, RIGHT, y + 12, { size: 10, bold, align: 'right' });
      sheet.rule(LEFT, y + 18, RIGHT - LEFT);
      y += 20;
    }
    y += 14;
  };
  const lines = receiptLines(order, sale, paidAt);
  part('Order', lines.order);
  part(sale.bought.heading, lines.bought);
  part('Sold', lines.sold);
  sheet.write(sale.tax, LEFT, y, { color: QUIET });
  y += 18;
  part('Paid', lines.paid);
  sheet.write('Simulated: no money was charged.', LEFT, PAGE.height - 30, { size: 8, color: QUIET });
  return sheet.end();
}

type Sold = Pick<
  Order,
  'passengers' | 'contact' | 'lines' | 'discount' | 'total' | 'payment' | 'paid' | 'due' | 'back'
>;

export function receiptLines(
  order: Sold,
  { bought, protection }: Pick<Sale, 'bought' | 'protection'>,
  paidAt: number,
): Readonly<Record<'order' | 'bought' | 'sold' | 'paid', Line[]>> {
  const { contact, passengers, payment, paid, due, back } = order;
  return {
    order: [
      [`Paid on ${formatFullDay(dayOf(paidAt))}, ${clockOf(paidAt)} Tehran time`, ''],
      ...(contact ? [[`Sent to ${contact.email}`, ''] as const] : []),
      ...passengers.map(
        (person): Line => [`Traveller: ${personName(person)}${person.leftAt === undefined ? '' : ', cancelled'}`, ''],
      ),
    ],
    bought: bought.lines.map((line): Line => [line, '']),
    sold: soldLines(order, protection),
    paid: [
      ...(paid
        ? [...amountLine('So far', paid), ...amountLine('Still to pay', due?.amounts.EUR)]
        : [...amountLine('By card', payment?.amount), ...amountLine('From the balance', payment?.fromBalance)]),
      ...amountLine('Refunded to the card', back?.toCard, '−'),
      ...amountLine('Refunded to the balance', back?.toBalance, '−'),
    ],
  };
}

function soldLines({ lines, discount, total }: Sold, protection: Money | null): Line[] {
  return [
    ...lines.map(
      ({ words, count, each, sum }): Line => [`${count} × ${words} at ${formatMoney(each)}`, formatMoney(sum)],
    ),
    ...(protection ? amountLine('Cancel for any reason', protection) : []),
    ...(discount
      ? [[`Discount, ${discount.percent} %, code ${discount.code}`, `−${formatMoney(discount.amount)}`] as const]
      : []),
    ['Total', formatMoney(total)],
  ];
}

const amountLine = (label: string, amount: Money | undefined, sign = ''): Line[] =>
  amount && amount.amount > 0 ? [[label, `${sign}${formatMoney(amount)}`]] : [];
