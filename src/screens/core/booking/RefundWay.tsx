import { formatMoney, type Money, subtract } from '#domain/core/money.ts';
import type { MoneyBack } from '#domain/core/refund-split.ts';
import type { RefundTo } from '#machines/core/order-cancel/types.ts';
import { backOf } from '#machines/core/order-cancel/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { moneyBackText } from '#src/screens/core/booking/refund-text.ts';
import { RadioGroup } from '#src/ui/Tick.tsx';

type Props = {
  readonly id: string;
  /** In EUR. */
  readonly sum: Money;
  /** Where it goes, unless the balance is to have all of it. */
  readonly back: MoneyBack;
  readonly to: RefundTo;
  /** The account may have all of it on its balance. */
  readonly mayChoose: boolean;
  readonly onChoose: (to: RefundTo) => void;
};

/** Where the money of a quote goes, and the choice between the card and the balance; nothing where none comes back. */
export function RefundWay({ id, sum, back, to, mayChoose, onChoose }: Props) {
  const ways = backOf({ refund: sum, back }, to);
  const card = back.toBalance.amount > 0 ? m.profile_cancel_to_both() : m.profile_cancel_to_card();
  return (
    <>
      {sum.amount > 0 ? <p className="small quiet">{goesText(sum, ways)}</p> : null}
      {mayChoose && back.toCard.amount > 0 ? (
        <RadioGroup
          id={id}
          name={id}
          label={m.profile_cancel_to()}
          options={[
            { value: 'card', label: card, hint: m.profile_cancel_to_card_hint() },
            { value: 'balance', label: m.profile_cancel_to_balance(), hint: m.profile_cancel_to_balance_hint() },
          ]}
          value={to}
          onChange={(value) => onChoose(value as RefundTo)}
        />
      ) : null}
    </>
  );
}

/** What is paid back, and why that is another currency than the sums above it. */
function goesText(sum: Money, ways: MoneyBack): string {
  const back = moneyBackText(ways);
  return ways.toCard.amount > 0 && ways.toCard.currency !== sum.currency
    ? m.profile_cancel_goes_dollars({ back, sum: formatMoney(subtract(sum, ways.toBalance)) })
    : m.profile_cancel_goes({ back });
}
