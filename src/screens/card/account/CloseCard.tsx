import { useState } from 'react';
import { CLOSING_FEE_PERCENT } from '#domain/card/limits.ts';
import { formatMoney } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row } from '#src/ui/layout.tsx';
import { PriceLines } from '#src/ui/Price.tsx';
import { RadioGroup } from '#src/ui/Tick.tsx';

type Where = 'desk' | 'balance';
type Props = {
  readonly card: components['schemas']['Card'];
  readonly onClose: (to: Where, expected: components['schemas']['Money']) => void;
  readonly onDrop: () => void;
};

/** What comes back, by each way, before anything is done. */
export function CloseCard({ card: { left, hasDesk }, onClose, onDrop }: Props) {
  const [to, setTo] = useState<Where>('balance');
  const expected = to === 'desk' ? left.atDesk : left.toBalance;
  return (
    <Card as="section" gap={4} aria-labelledby="close-title">
      <h2 id="close-title" className="strong">
        {m.card_close()}
      </h2>
      <p className="small">{m.card_close_text()}</p>
      <RadioGroup
        id="close-to"
        name="close-to"
        label={m.card_close_to()}
        value={to}
        options={[
          {
            value: 'balance',
            label: m.card_close_balance(),
            hint: m.card_close_balance_text({ percent: CLOSING_FEE_PERCENT }),
            aside: formatMoney(left.toBalance),
          },
          {
            value: 'desk',
            label: m.card_close_desk(),
            hint: hasDesk ? m.card_close_desk_text() : m.card_close_no_desk(),
            aside: hasDesk ? formatMoney(left.atDesk) : '–',
            isDisabled: !hasDesk,
          },
        ]}
        onChange={(next) => setTo(next as Where)}
      />
      <PriceLines
        lines={[
          { label: m.card_close_left(), amount: left.atDesk },
          ...(to === 'balance' ? [{ label: m.card_close_fee(), amount: `− ${formatMoney(left.fee)}` }] : []),
        ]}
        sum={{ label: m.card_close_sum(), amount: expected }}
      />
      <Row>
        <Button kind="stop" onClick={() => onClose(to, expected)}>
          {m.card_close_go()}
        </Button>
        <Button onClick={onDrop}>{m.card_close_keep()}</Button>
      </Row>
      <p className="small quiet">{m.card_close_note()}</p>
    </Card>
  );
}
