import { formatMoney, type Money } from '#domain/core/money.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { Card } from '#src/ui/Card.tsx';
import { Columns, Stack } from '#src/ui/layout.tsx';
import { Price } from '#src/ui/Price.tsx';
import { RadioGroup } from '#src/ui/Tick.tsx';

export type TwoPaymentsProps = {
  /** In EUR, as all sums here. */
  readonly now: Money;
  readonly later: { readonly amount: Money; readonly dueAt: number } | null;
  readonly total: Money;
  /** Server epoch ms. */
  readonly today: number;
  readonly isWhole: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (isWhole: boolean) => void;
};

/** What is paid now, what later and until when; or all of it now. */
export function TwoPayments({ now, later, total, today, isWhole, isDisabled, onChoose }: TwoPaymentsProps) {
  if (!later) return null;
  const until = { day: formatFullDay(dayOf(later.dueAt)), time: clockOf(later.dueAt) };
  return (
    <Stack as="section" gap={3} aria-labelledby="two-payments">
      <h2 className="strong" id="two-payments">
        {isWhole ? m.review_parts_one() : m.review_parts_title()}
      </h2>
      <Columns n={2}>
        <Payment
          when={m.review_parts_today({ day: formatFullDay(dayOf(today)) })}
          sum={isWhole ? total : now}
          text={isWhole ? m.review_parts_whole_text() : m.review_parts_now_text()}
        />
        {isWhole ? null : (
          <Payment when={m.review_parts_by(until)} sum={later.amount} text={m.review_parts_later_text()} />
        )}
      </Columns>
      <RadioGroup
        id="pay-parts"
        name="pay-parts"
        label={m.review_parts_choice()}
        isRow
        options={[
          { value: 'parts', label: m.review_parts_both(), isDisabled },
          { value: 'whole', label: m.review_parts_all({ amount: formatMoney(total) }), isDisabled },
        ]}
        value={isWhole ? 'whole' : 'parts'}
        onChange={(value) => onChoose(value === 'whole')}
      />
      {isWhole ? null : <p className="small quiet">{m.review_parts_unpaid(until)}</p>}
    </Stack>
  );
}

type PaymentProps = { readonly when: string; readonly sum: Money; readonly text: string };

const Payment = ({ when, sum, text }: PaymentProps) => (
  <Card isTight as="section">
    <Stack gap={1}>
      <h3 className="small quiet">{when}</h3>
      <Price total={sum} isLarge />
      <p className="small quiet">{text}</p>
    </Stack>
  </Card>
);
