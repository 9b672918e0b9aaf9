import {
  CARD_PRICE,
  CASH_A_DAY,
  CLOSING_FEE_PERCENT,
  LOAD_FEE_PERCENT,
  MOST_DOLLARS,
  SHOPS_A_DAY,
  VALID_YEARS,
} from '#domain/card/limits.ts';
import { moneyFor, mostOnCard } from '#domain/card/load.ts';
import { formatMoney, formatRoundMoney } from '#domain/core/money.ts';
import type { Rates } from '#domain/core/rates.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/card/calculator/Calculator.module.css';
import { rialWords } from '#src/screens/card/card-words.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Stack } from '#src/ui/layout.tsx';

type Line = { readonly text: string; readonly more?: string };

const about = (rials: number, rates: Rates): string => formatMoney(moneyFor(rials, 'EUR', rates));

const can = (rates: Rates): readonly Line[] => [
  {
    text: m.card_can_pay(),
    more: m.card_can_pay_more({ rials: rialWords(SHOPS_A_DAY), euro: about(SHOPS_A_DAY, rates) }),
  },
  {
    text: m.card_can_cash(),
    more: m.card_can_cash_more({ rials: rialWords(CASH_A_DAY), euro: about(CASH_A_DAY, rates) }),
  },
  { text: m.card_can_block(), more: m.card_can_block_more() },
  { text: m.card_can_load(), more: m.card_can_load_more({ percent: LOAD_FEE_PERCENT }) },
  { text: m.card_can_back(), more: m.card_can_back_more({ percent: CLOSING_FEE_PERCENT }) },
  {
    text: VALID_YEARS === 1 ? m.card_can_year() : m.card_can_years({ years: VALID_YEARS }),
    more: m.card_can_year_more(),
  },
];

const cannot = (rates: Rates): readonly Line[] => [
  { text: m.card_cannot_abroad() },
  { text: m.card_cannot_credit(), more: m.card_cannot_credit_more() },
  { text: m.card_cannot_cash(), more: m.card_cannot_cash_more() },
  { text: m.card_cannot_rate(), more: m.card_cannot_rate_more() },
  { text: m.card_cannot_price({ price: formatMoney(CARD_PRICE) }), more: m.card_cannot_price_more() },
  {
    text: m.card_cannot_more({ most: formatRoundMoney({ amount: MOST_DOLLARS * 100, currency: 'USD' }) }),
    more: m.card_cannot_more_more({ rials: rialWords(mostOnCard(rates)) }),
  },
];

/** What it does and, as large, what it does not. */
export const CanAndCannot = ({ rates }: { readonly rates: Rates }) => (
  <Stack as="section" gap={4}>
    <h2>{m.card_can_title()}</h2>
    <div className={css.cover}>
      <section>
        <h3>
          <Icon name="circle-check" />
          {m.card_can()}
        </h3>
        <Lines lines={can(rates)} />
      </section>
      <section data-not="">
        <h3>
          <Icon name="alert" />
          {m.card_cannot()}
        </h3>
        <Lines lines={cannot(rates)} />
      </section>
    </div>
  </Stack>
);

const Lines = ({ lines }: { readonly lines: readonly Line[] }) => (
  <ul>
    {lines.map(({ text, more }) => (
      <li key={text}>
        {text}
        {more ? <small>{more}</small> : null}
      </li>
    ))}
  </ul>
);
