import { type Bought, type Reading, readingsOf } from '#domain/card/said-price.ts';
import { SHOP_SENTENCES } from '#domain/card/sentences.ts';
import { formatCount, formatMoney } from '#domain/core/money.ts';
import type { Rates } from '#domain/core/rates.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/card/calculator/Calculator.module.css';
import { rialWords } from '#src/screens/card/card-words.ts';
import { SpokenCard } from '#src/screens/card/SpokenCard.tsx';
import { Button } from '#src/ui/Button.tsx';
import { cardClass } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { FieldGrid, layoutClass, Stack } from '#src/ui/layout.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

/** A price as one hears it, and for what. */
export type SaidDraft = { readonly said: string; readonly about: Bought };

const ABOUT: Readonly<Record<Bought, () => string>> = {
  small: m.card_about_small,
  meal: m.card_about_meal,
  dear: m.card_about_dear,
};

const NAMES: Readonly<Record<Reading['unit'], (data: { readonly count: string }) => string>> = {
  thousand: m.card_reading_thousand,
  million: m.card_reading_million,
  toman: m.card_reading_toman,
};

const MOST_DIGITS = 7;

/** The number that was said; null where nothing can be read. */
const numberOf = (said: string): number | null => {
  const number = wholeNumber(said.replaceAll(',', ''), MOST_DIGITS);
  return number ? number : null;
};

type Props = {
  readonly draft: SaidDraft;
  readonly onDraft: (draft: SaidDraft) => void;
  readonly rates: Rates;
  /** What else the address says: it stays when this form is sent without scripts. */
  readonly kept: Readonly<Record<string, string>>;
  readonly action: string;
};

/** "The shop says 50": what it may mean, the likely reading first, and how to ask. */
export function SaidPrice({ draft, onDraft, rates, kept, action }: Props) {
  const said = numberOf(draft.said);
  return (
    <Stack as="section" gap={4} aria-labelledby="said-title" id="said-price">
      <Stack gap={2}>
        <h2 id="said-title">{m.card_said_title({ said: said === null ? '50' : formatCount(said) })}</h2>
        <p className="quiet">{m.card_said_lede()}</p>
      </Stack>
      <form
        className={`${cardClass} ${layoutClass.stack}`}
        data-gap={4}
        action={`${action}#said-price`}
        onSubmit={(event) => event.preventDefault()}
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FieldGrid>
          <TextField
            id="said"
            name="said"
            label={m.card_said()}
            value={draft.said}
            error={said === null && draft.said.trim() !== '' ? m.card_said_wrong() : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            onChange={(next) => onDraft({ ...draft, said: next })}
          />
          <SelectField
            id="about"
            name="about"
            label={m.card_about()}
            value={draft.about}
            options={(['small', 'meal', 'dear'] as const).map((value) => ({ value, label: ABOUT[value]() }))}
            onChange={(about) => onDraft({ ...draft, about: about as Bought })}
          />
        </FieldGrid>
        <span className={css.ask}>
          <Button type="submit">{m.card_said_submit()}</Button>
        </span>
        {said === null ? null : <Readings readings={readingsOf(said, draft.about, rates)} said={said} />}
        <details className={css.aloud}>
          <summary>
            <Icon name="face" />
            {m.card_said_ask()}
          </summary>
          <SpokenCard lead={m.card_said_show()} sentence={SHOP_SENTENCES.thousandOrMillion} />
        </details>
        <p className="small quiet">{m.card_said_zeros()}</p>
      </form>
    </Stack>
  );
}

const Readings = ({ readings, said }: { readonly readings: readonly Reading[]; readonly said: number }) => (
  <ol className={css.readings} aria-live="polite" aria-label={m.card_readings()}>
    {readings.map(({ unit, rials, worth }, place) => (
      <li key={unit}>
        <b>{NAMES[unit]({ count: formatCount(said) })}</b>
        <span className={css.worth}>{worth.amount > 0 ? formatMoney(worth) : m.card_under_cent()}</span>
        <small>
          {worth.amount === 0 ? m.card_likely_never() : place === 0 ? m.card_likely_most() : m.card_likely_ask()}{' '}
          {rialWords(rials)}
        </small>
      </li>
    ))}
  </ol>
);
