import { formatMoney, type Money } from '#domain/money.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/time.ts';
import { SITE_NAME } from '#server/mails/layout.ts';
import { facts, page, text } from '#server/orders/papers/page.ts';
import type { Order } from '#server/orders/read-order.ts';

const WHO = { adult: 'adult', child: 'child', infant: 'infant' } as const;

/** What was sold and how it was paid. */
export function receiptPage(order: Order): string {
  const { reference, lines, protection, discount, total, payment, events } = order;
  const paidAt = events.find(({ status }) => status === 'paid')?.at ?? order.issuedAt ?? order.serverNow;
  const sold: [string, string][] = [
    ...lines.map(({ path, ageClass, count, each, sum }): [string, string] => [
      `${path === 'departing' ? 'Outbound' : 'Return'}, ${count} × ${WHO[ageClass]} at ${formatMoney(each)}`,
      formatMoney(sum),
    ]),
    ...(protection.isChosen
      ? [['Cancellation protection', formatMoney(protection.price)] satisfies [string, string]]
      : []),
    ...(discount
      ? [
          [`Discount, ${discount.percent} %, code ${discount.code}`, `− ${formatMoney(discount.amount)}`] satisfies [
            string,
            string,
          ],
        ]
      : []),
  ];
  const paid = (label: string, amount: Money | undefined): [string, string][] =>
    amount && amount.amount > 0 ? [[label, formatMoney(amount)]] : [];
  return page(
    `Receipt for ${reference}`,
    `<section><p class="quiet">${SITE_NAME}</p><h1>Receipt for ${text(reference)}</h1>
${facts([
  ['Paid', `${formatFullDay(dayOf(paidAt))}, ${clockOf(paidAt)} Tehran time`],
  ...(order.contact ? [['Sent to', order.contact.email] as const] : []),
  ['Travellers', order.passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')],
])}
<h2>Sold</h2>${amounts([...sold, ['Total', formatMoney(total)]])}
<h2>Paid</h2>${amounts([...paid('By card', payment?.amount), ...paid('From the balance', payment?.fromBalance)])}
</section>`,
  );
}

const amounts = (rows: readonly (readonly [string, string])[]): string =>
  `<table>${rows
    .map(([label, amount]) => {
      const sum = label === 'Total' ? ' sum' : '';
      return `<tr><th scope="row" class="${sum.trim()}">${text(label)}</th><td class="amount${sum}">${text(amount)}</td></tr>`;
    })
    .join('')}</table>`;
