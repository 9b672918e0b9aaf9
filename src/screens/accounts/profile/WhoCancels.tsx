import { formatMoney } from '#domain/core/money.ts';
import type { OrderCancelEvent } from '#machines/core/order-cancel/types.ts';
import type { OrderCancelView } from '#machines/core/order-cancel/view.ts';
import { m } from '#src/copy/generated/messages.js';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import { FieldSet } from '#src/ui/Field.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

type Props = {
  readonly view: Extract<OrderCancelView, { kind: 'quoted' }>;
  readonly order: Pick<OrderCore, 'passengers'>;
  readonly send: (event: OrderCancelEvent) => void;
};

/** The people of an order, each with what comes back when this person alone cancels. */
export function WhoCancels({ view, order, send }: Props) {
  const { quote, papers, isCancelling, stepUp } = view;
  const all = quote.each.map(({ paper }) => paper);
  const chosen = papers ?? all;
  const nameOf = (person: number | null) => {
    const found = order.passengers[person ?? -1];
    return `${found?.firstName} ${found?.lastName}`;
  };
  return (
    <FieldSet
      id="who-cancels"
      label={m.profile_cancel_who()}
      hint={m.profile_cancel_who_hint()}
      {...(chosen.length === 0 && { error: m.profile_cancel_nobody() })}
    >
      {quote.each.map(({ paper, person, refund }) => (
        <CheckField
          key={paper}
          id={`who-cancels-${paper}`}
          name="who-cancels"
          label={nameOf(person)}
          aside={m.profile_cancel_each({ amount: formatMoney(refund) })}
          checked={chosen.includes(paper)}
          disabled={isCancelling || stepUp !== null}
          onChange={(isOn) =>
            send({
              type: 'cancel.choose',
              papers: all.filter((one) => (one === paper ? isOn : chosen.includes(one))),
            })
          }
        />
      ))}
    </FieldSet>
  );
}
