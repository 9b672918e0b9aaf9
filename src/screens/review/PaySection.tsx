import { type Currency, formatMoney, type Money } from '#domain/money.ts';
import { convert, inToman, RATES } from '#domain/rates.ts';
import { formatFullDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Segments } from '#src/ui/Segments.tsx';

export type PaySectionProps = {
  readonly amount: Money;
  readonly currency: Currency;
  readonly onCurrency: (currency: Currency) => void;
};

/** How one pays: the currency with its dated rate, and that the card is typed at the bank. */
export const PaySection = ({ amount, currency, onCurrency }: PaySectionProps) => (
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
        usd: formatMoney(convert({ amount: 100, currency: 'EUR' }, 'USD')),
        day: formatFullDay(RATES.on),
        toman: millions(inToman(amount)),
      })}
    </p>
    <Card isTight>
      <Stack gap={1}>
        <strong className="strong">
          <Icon name="card" /> {m.review_card()}
        </strong>
        <p className="small quiet">{m.review_card_text()}</p>
      </Stack>
    </Card>
  </Stack>
);

/** "10.9", the same on every machine. */
const millions = (toman: number): string => (toman / 1_000_000).toFixed(1);
