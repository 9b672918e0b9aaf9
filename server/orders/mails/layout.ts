import { formatMoney, type Money } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { Block } from '#server/mails/layout.ts';
import type { MailWords } from '#server/orders/product.ts';

export type MailOrder = {
  readonly reference: string;
  /** What was bought, in the words of its product. */
  readonly bought: Block;
  readonly words: MailWords;
  readonly byCard: Money;
  /** The card's part in EUR, the currency of all prices. */
  readonly byCardInEuro: Money;
  /** In EUR. */
  readonly fromBalance: Money;
  /** Origin of the site. */
  readonly publicUrl: string;
};

/** Page that opens the order after reference and e-mail are typed. */
export const findBookingUrl = ({ publicUrl, reference }: Pick<MailOrder, 'publicUrl' | 'reference'>): string =>
  `${publicUrl}${pathTo.findBooking({ reference })}`;

type Paid = Pick<MailOrder, 'byCard' | 'byCardInEuro' | 'fromBalance'>;

/** "€95.00", "$103.55 (€95.00)", or for mixed payments "€55.00 by card and €40.00 from your balance". */
export function paymentText({ byCard, byCardInEuro, fromBalance }: Paid): string {
  const inEuro = byCard.currency === 'EUR' ? '' : ` (${formatMoney(byCardInEuro)})`;
  const card = formatMoney(byCard) + inEuro;
  if (fromBalance.amount === 0) return card;
  const balance = `${formatMoney(fromBalance)} from your balance`;
  return byCard.amount === 0 ? balance : `${card} by card and ${balance}`;
}

export const orderLink = (order: MailOrder): Block => ({
  lines: ['Open your order with this reference and your e-mail address:'],
  link: { text: 'Open my order', url: findBookingUrl(order) },
});
