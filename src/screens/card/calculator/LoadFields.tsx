import { type Currency, formatMoney } from '#domain/core/money.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Calculation, LoadDraft } from '#src/screens/card/calculator/calculation.ts';
import { FieldGrid } from '#src/ui/layout.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Props = {
  readonly draft: LoadDraft;
  readonly onDraft: (draft: LoadDraft) => void;
  readonly calculation: Calculation;
  /** Says what is wrong while one types, or not before it is sent. */
  readonly error?: string | undefined;
};

/** "4,466.35", without the sign of its currency: the field beside it has that. */
const bare = (money: Calculation['least']): string => formatMoney(money).slice(1);

export const loadProblemText = ({ problem, least, most }: Calculation): string | undefined => {
  switch (problem) {
    case 'amount':
      return m.card_problem_amount();
    case 'too_little':
      return m.card_problem_too_little({ least: formatMoney(least) });
    case 'too_much':
      return most.amount < least.amount ? m.card_problem_full() : m.card_problem_too_much({ most: formatMoney(most) });
    case null:
      return undefined;
  }
};

/** How much, and in which money of one's bank card. */
export const LoadFields = ({ draft, onDraft, calculation, error }: Props) => (
  <FieldGrid>
    <TextField
      id="amount"
      name="amount"
      label={m.card_amount()}
      hint={m.card_amount_hint({ least: bare(calculation.least), most: bare(calculation.most) })}
      value={draft.amount}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      onChange={(amount) => onDraft({ ...draft, amount })}
    />
    <SelectField
      id="currency"
      name="currency"
      label={m.card_currency()}
      hint={m.card_currency_hint()}
      value={draft.currency}
      options={[
        { value: 'EUR', label: m.card_euro() },
        { value: 'USD', label: m.card_dollar() },
      ]}
      onChange={(currency) => onDraft({ ...draft, currency: currency as Currency })}
    />
  </FieldGrid>
);
