import { useState } from 'react';
import type { AppClock } from '#machines/core/clock.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/card/account/Account.module.css';
import { TimeRing } from '#src/screens/card/account/TimeRing.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row } from '#src/ui/layout.tsx';

const SECONDS = 10;

type Props = {
  /** null: hidden. */
  readonly pin: string | null;
  readonly isAllowed: boolean;
  readonly clock: AppClock;
  readonly onAsk: () => void;
  readonly onHide: () => void;
};

/** Four digits for ten seconds. A screen reader says them only on request. */
export const PinCard = ({ pin, isAllowed, clock, onAsk, onHide }: Props) => (
  <Card as="section" gap={3} aria-labelledby="pin-title">
    <Row isSpread align="base">
      <h2 id="pin-title" className="strong">
        {m.card_pin()}
      </h2>
      <span className="small quiet">{m.card_pin_after()}</span>
    </Row>
    {pin === null ? (
      <Row>
        <Button icon="eye" disabled={!isAllowed} onClick={onAsk}>
          {m.card_pin_show()}
        </Button>
        <span className="small quiet">{m.card_pin_each()}</span>
      </Row>
    ) : (
      <Shown key={pin} pin={pin} clock={clock} onHide={onHide} />
    )}
  </Card>
);

function Shown({ pin, clock, onHide }: { readonly pin: string } & Pick<Props, 'clock' | 'onHide'>) {
  const [to] = useState(() => clock.now() + SECONDS * 1000);
  const [isSaid, setSaid] = useState(false);
  return (
    <>
      <div className={css.box}>
        <div className={css.digits} aria-hidden="true">
          {[...pin].map((digit, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: digits have no identity but their place.
            <span key={place}>{digit}</span>
          ))}
        </div>
        <p>{m.card_pin_text()}</p>
        <TimeRing to={to} of={SECONDS} clock={clock} />
      </div>
      <Row>
        <Button size="s" icon="eye-off" onClick={onHide}>
          {m.card_pin_hide()}
        </Button>
        <Button size="s" kind="quiet" onClick={() => setSaid(true)}>
          {m.card_pin_say()}
        </Button>
        <span className="vh" role="status">
          {isSaid ? [...pin].join(' ') : null}
        </span>
      </Row>
    </>
  );
}
