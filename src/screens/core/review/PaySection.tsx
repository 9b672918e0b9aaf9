import { type Currency, formatMoney, type Money } from '#domain/core/money.ts';
import { inToman, usdPerEuro } from '#domain/core/rates.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { type BalanceOffer, FromBalance } from '#src/screens/core/review/FromBalance.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { Words } from '#src/ui/Words.tsx';

export type PaySectionProps = {
  readonly amount: Money;
  readonly currency: Currency;
  /** For the conversion. */
  readonly rates: components['schemas']['OrderCore']['rates'];
  readonly onCurrency: (currency: Currency) => void;
  /** null: payment by balance is not offered. */
  readonly balance: BalanceOffer | null;
};

/** Payment: currency with its dated rate, and the note that the card is entered at the bank. */
export const PaySection = ({ amount, currency, rates, onCurrency, balance }: PaySectionProps) => (
  <Stack as="section" gap={3}>
    <h2 className="strong">{m.review_pay_with()}</h2>
    <Row>
      <Segments
        label={m.review_currency()}
        name="currency"
        options={[
          { value: 'EUR', label: m.review_eur() },
          { value: 'USD', label: m.review_usd() },
        ]}
        value={currency}
        onChange={onCurrency}
      />
      <strong className="strong">{formatMoney(amount)}</strong>
    </Row>
    <p className="small quiet">
      {m.review_rate({
        usd: usdPerEuro(rates).toFixed(4),
        day: formatFullDay(rates.on),
        toman: millions(inToman(amount, rates)),
      })}{' '}
      {rates.isOverdue ? m.review_rate_overdue() : null}
    </p>
    {balance ? <FromBalance offer={balance} /> : null}
    {balance?.isUsed && balance.card.amount === 0 ? null : (
      <Card isTight>
        <Stack gap={1}>
          <strong className="strong">
            <Icon name="card" /> <Words>{m.review_card()}</Words>
          </strong>
          <p className="small quiet">{m.review_card_text()}</p>
        </Stack>
      </Card>
    )}
  </Stack>
);

/** "10.9", independent of locale. */
const millions = (toman: number): string => (toman / 1_000_000).toFixed(1);
