import { type Currency, formatMoney, type Money } from '#domain/core/money.ts';
import { amountToPay } from '#domain/core/payment.ts';
import type { Rates } from '#domain/core/rates.ts';
import type { OrderExtrasEvent } from '#machines/core/order-extras/types.ts';
import type { OrderExtrasView } from '#machines/core/order-extras/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { Card } from '#src/ui/Card.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

export type BalanceOffer = {
  /** Available balance, and the part for this order; both in EUR. */
  readonly balance: Money;
  readonly part: Money;
  /** Rest to pay by card if the balance is used. */
  readonly card: Money;
  readonly isUsed: boolean;
  readonly isDisabled: boolean;
  readonly onUse: (isUsed: boolean) => void;
};

/** Paying from the balance of the account, as far as it goes. */
export const FromBalance = ({ offer }: { readonly offer: BalanceOffer }) => (
  <Card isTight>
    <CheckField
      id="use-balance"
      name="use-balance"
      label={<strong className="strong">{m.profile_pay_balance({ balance: formatMoney(offer.balance) })}</strong>}
      hint={
        offer.card.amount === 0
          ? m.profile_pay_balance_all()
          : m.profile_pay_balance_part({ balance: formatMoney(offer.part), card: formatMoney(offer.card) })
      }
      checked={offer.isUsed}
      disabled={offer.isDisabled}
      onChange={offer.onUse}
    />
  </Card>
);

type Extras = {
  readonly view: Pick<OrderExtrasView, 'balance' | 'isBalanceUsed'>;
  readonly send: (event: OrderExtrasEvent) => void;
};

/** The balance covers at most what is due, in EUR; the rest goes by card, in its currency. null: not offered. */
export function balanceOffer(
  extras: Extras | null,
  due: Money,
  { currency, rates }: { readonly currency: Currency; readonly rates: Rates },
): BalanceOffer | null {
  if (!extras?.view.balance) return null;
  const { balance, isBalanceUsed } = extras.view;
  const part = balance.amount < due.amount ? balance : due;
  return {
    balance,
    part,
    card: amountToPay(due, currency, rates, part),
    isUsed: isBalanceUsed,
    isDisabled: false,
    onUse: (isUsed) => extras.send({ type: 'balance.use', isUsed }),
  };
}

/** "Pay €12.00", or from the balance where that pays all. */
export const payText = (offer: BalanceOffer | null, byCard: Money): string =>
  offer?.isUsed && byCard.amount === 0
    ? m.profile_pay_balance_button({ amount: formatMoney(offer.part) })
    : m.review_pay({ amount: formatMoney(byCard) });
