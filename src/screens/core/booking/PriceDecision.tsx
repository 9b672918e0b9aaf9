import { formatMoney } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/booking/PriceDecision.module.css';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

export type PriceDecisionProps = {
  readonly price: NonNullable<Problem['price']>;
  /** The supplier's price rose: old and new price. */
  readonly priceUp: (price: { readonly old: string; readonly new: string }) => string;
  /** Text of the way back to the list. */
  readonly back: () => string;
  readonly onTake: () => void;
  readonly onLeave: () => void;
};

/** A changed price: old and new side by side, with buttons to accept or leave. Nothing has been charged. */
export function PriceDecision({ price, priceUp, back, onTake, onLeave }: PriceDecisionProps) {
  const amounts = { old: formatMoney(price.old), new: formatMoney(price.new) };
  const isUp = price.new.amount > price.old.amount;
  return (
    <Note tone={isUp ? 'warn' : 'done'}>
      <div className={css.decision}>
        <p>
          <strong>{isUp ? priceUp(amounts) : m.passengers_price_down(amounts)}</strong> {m.passengers_price_kept()}
        </p>
        <dl>
          <div>
            <dt>{m.passengers_price_old()}</dt>
            <dd>
              <s>{amounts.old}</s>
            </dd>
          </div>
          <div>
            <dt>{m.passengers_price_new()}</dt>
            <dd>{amounts.new}</dd>
          </div>
        </dl>
        <Row>
          <Button size="s" onClick={onTake}>
            {m.passengers_price_take({ amount: amounts.new })}
          </Button>
          <Button size="s" kind="link" onClick={onLeave}>
            {back()}
          </Button>
        </Row>
      </div>
    </Note>
  );
}
