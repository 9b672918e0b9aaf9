import type { MoneyBack } from '#domain/cancellation.ts';
import { formatMoney } from '#domain/money.ts';
import { m } from '#src/copy/generated/messages.js';

/** "$20.93 to the card and €5.00 to your balance": what comes back and where to. */
export function moneyBackText({ card, balance }: MoneyBack): string {
  const toCard = m.booking_back_card({ amount: formatMoney(card) });
  const toBalance = m.booking_back_balance({ amount: formatMoney(balance) });
  if (balance.amount === 0) return toCard;
  return card.amount === 0 ? toBalance : m.booking_back_both({ card: toCard, balance: toBalance });
}
