import { formatMoney } from '#domain/core/money.ts';
import type { OrderCancelEvent } from '#machines/core/order-cancel/types.ts';
import type { OrderCancelView } from '#machines/core/order-cancel/view.ts';
import { m } from '#src/copy/generated/messages.js';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import type { OrderSlots } from '#src/screens/core/booking/slots.ts';
import { FieldSet } from '#src/ui/Field.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

type Props<O extends OrderCore> = {
  readonly view: Extract<OrderCancelView, { kind: 'quoted' }>;
  readonly order: O;
  readonly parts: NonNullable<OrderSlots<O>['parts']>;
  readonly send: (event: OrderCancelEvent) => void;
};

/** The parts of an order, each with what comes back when it alone is cancelled. */
export function WhoCancels<O extends OrderCore>({ view, order, parts, send }: Props<O>) {
  const { quote, papers, isCancelling, stepUp } = view;
  const all = quote.each.map(({ paper }) => paper);
  const chosen = papers ?? all;
  const together = parts.together?.(order);
  const eachWords = together ? together.each : m.profile_cancel_each;
  return (
    <FieldSet
      id="who-cancels"
      label={parts.question()}
      hint={parts.hint(order)}
      {...(chosen.length === 0 && { error: m.profile_cancel_nobody() })}
    >
      {quote.each.map((part, index) => (
        <CheckField
          key={part.paper}
          id={`who-cancels-${part.paper}`}
          name="who-cancels"
          label={parts.nameOf(order, part, index)}
          aside={eachWords?.({ amount: formatMoney(part.refund) })}
          checked={chosen.includes(part.paper)}
          disabled={isCancelling || stepUp !== null}
          onChange={(isOn) =>
            send({
              type: 'cancel.choose',
              papers: all.filter((one) => (one === part.paper ? isOn : chosen.includes(one))),
            })
          }
        />
      ))}
    </FieldSet>
  );
}
