import type { ReactNode } from 'react';
import { LOAD_FEE_PERCENT } from '#domain/card/limits.ts';
import type { LoadQuote } from '#domain/card/load.ts';
import { formatMoney, times } from '#domain/core/money.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/card/calculator/Calculator.module.css';
import { rialWords, tomanOf } from '#src/screens/card/card-words.ts';
import { PriceLines } from '#src/ui/Price.tsx';

type Props = {
  /** Null: no amount can be read. */
  readonly quote: LoadQuote | null;
  /** Ids of the fields that it follows. */
  readonly of: string;
  readonly children?: ReactNode;
};

/** What a load becomes on the card: toman large, rials under it, the fee and the rate as lines of their own. */
export const LoadResult = ({ quote, of, children }: Props) => (
  <div className={css.convert}>
    <output htmlFor={of}>
      <span className="small quiet">{m.card_result()}</span>
      <span className={css.big}>
        {quote ? tomanOf(quote.rials) : '–'} <small>{m.card_toman_unit()}</small>
      </span>
      <span className={css.also}>{quote ? rialWords(quote.rials) : m.card_result_none()}</span>
    </output>
    {quote ? (
      <PriceLines
        lines={[
          { label: m.card_result_load(), amount: quote.amount },
          {
            label: m.card_result_fee({ percent: LOAD_FEE_PERCENT }),
            amount: formatMoney(times(quote.fee, -1)),
          },
          { label: m.card_result_changed(), amount: quote.changed },
          {
            label: m.card_result_rate({ unit: unitWords(quote.amount.currency), day: formatFullDay(quote.on) }),
            amount: rialWords(quote.rate),
          },
        ]}
      />
    ) : null}
    {children}
  </div>
);

const unitWords = (currency: LoadQuote['amount']['currency']): string =>
  currency === 'EUR' ? m.card_one_euro() : m.card_one_dollar();
