import { formatMoney } from '#domain/core/money.ts';
import type { MoneyBack } from '#domain/core/refund-split.ts';
import { m } from '#src/copy/generated/messages.js';
import type { OrderCore } from '#src/screens/core/booking/order.ts';

/** "$20.93 to the card and €5.00 to your balance". */
export function moneyBackText({ toCard, toBalance }: MoneyBack): string {
  const card = m.booking_back_card({ amount: formatMoney(toCard) });
  const balance = m.booking_back_balance({ amount: formatMoney(toBalance) });
  if (toBalance.amount === 0) return card;
  return toCard.amount === 0 ? balance : m.booking_back_both({ card, balance });
}

/** "$20.93 and €5.00": short form for buttons. */
export const moneyBackSums = ({ toCard, toBalance }: MoneyBack): string =>
  [toCard, toBalance]
    .filter(({ amount }) => amount > 0)
    .map(formatMoney)
    .join(m.booking_back_and());

export const backText = ({ back, refunded, total }: OrderCore): string =>
  back ? moneyBackText(back) : formatMoney(refunded ?? total);
