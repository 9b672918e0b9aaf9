import { formatMoney } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { FlightBookingEvent } from '#machines/flights/flight-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/flights/results/Results.module.css';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Price } from '#src/ui/Price.tsx';

export type PriceChangedProps = {
  readonly price: NonNullable<Problem['price']>;
  readonly send: (event: FlightBookingEvent) => void;
};

/** Old and new total side by side; the button shows the amount to pay. */
export function PriceChanged({ price, send }: PriceChangedProps) {
  const amounts = { old: formatMoney(price.old), now: formatMoney(price.new) };
  const isLess = price.new.amount < price.old.amount;
  return (
    <Dialog
      title={isLess ? m.results_price_down() : m.results_price_up()}
      onClose={() => send({ type: 'price.reject' })}
    >
      <p>{isLess ? m.results_price_down_text(amounts) : m.results_price_up_text(amounts)}</p>
      <dl className={css.prices}>
        <div>
          <dt>{m.results_price_old()}</dt>
          <dd>
            <s>{amounts.old}</s>
          </dd>
        </div>
        <div>
          <dt>{m.results_price_new()}</dt>
          <dd>
            <Price total={price.new} isLarge />
          </dd>
        </div>
      </dl>
      <Row>
        <Button kind="primary" onClick={() => send({ type: 'price.accept' })}>
          {(isLess ? m.results_go_on : m.results_take)({ amount: amounts.now })}
        </Button>
        <Button onClick={() => send({ type: 'price.reject' })}>{m.results_to_flights()}</Button>
      </Row>
    </Dialog>
  );
}
