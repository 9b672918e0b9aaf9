import type { ReactNode } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { m } from '#src/copy/generated/messages.js';
import { daysWords, persianSpanWords, planName, spanWords } from '#src/screens/insurance/insurance-words.ts';
import type { Quote } from '#src/screens/insurance/quote/quote.ts';
import type { QuoteDraft } from '#src/screens/insurance/quote/quote-draft.ts';
import { Card } from '#src/ui/Card.tsx';
import { PriceLines } from '#src/ui/Price.tsx';

type Props = {
  readonly draft: QuoteDraft;
  readonly quote: Quote;
  readonly action: ReactNode;
};

/** Plan, days and price, beside the form. */
export const QuoteSummary = ({ draft, quote: { firstDay, days, lastDay, people, total, isWhole }, action }: Props) => (
  <Card gap={4}>
    <h2 className="strong">{[planName(draft.plan), ...(days ? [daysWords(days)] : [])].join(', ')}</h2>
    {firstDay && lastDay ? (
      <p className="small quiet">
        {spanWords(firstDay, lastDay)}
        <br />
        {persianSpanWords(firstDay, lastDay)}
      </p>
    ) : (
      <p className="small quiet">{m.insurance_summary_empty()}</p>
    )}
    <hr />
    <div aria-live="polite">
      <PriceLines
        lines={people.map(({ age, price }, index) => ({
          label:
            age === null
              ? m.insurance_person_n({ number: index + 1 })
              : m.insurance_person_aged({ number: index + 1, age }),
          amount: price ?? '–',
        }))}
        sum={{ label: m.insurance_total(), amount: isWhole ? formatMoney(total) : '–' }}
      />
    </div>
    {action}
    <p className="small quiet">{m.insurance_next()}</p>
  </Card>
);
