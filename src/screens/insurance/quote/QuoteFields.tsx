import { formatFullDay, HOUR_MS } from '#domain/core/time.ts';
import { MAX_PEOPLE, WAIT_MS } from '#domain/insurance/days.ts';
import { MAX_DAYS } from '#domain/insurance/plans.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/insurance/Insurance.module.css';
import { birthId } from '#src/screens/insurance/quote/birth-id.ts';
import { PersonRow } from '#src/screens/insurance/quote/PersonRow.tsx';
import type { Quote } from '#src/screens/insurance/quote/quote.ts';
import {
  type ChangeQuote,
  type QuoteDraft,
  withBirth,
  withDays,
  withFirst,
  withLast,
  withoutPerson,
  withPerson,
} from '#src/screens/insurance/quote/quote-draft.ts';
import type { QuoteForm } from '#src/screens/insurance/quote/useQuoteForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DateBoxes } from '#src/ui/DateBoxes.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { FieldGrid, Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

type Props = {
  readonly draft: QuoteDraft;
  readonly onDraft: (change: ChangeQuote) => void;
  readonly quote: Quote;
  readonly waiting: string;
  readonly form: QuoteForm;
};

const NOBODY = { age: null, band: null, turnsOn: null, price: null };

/** Days and people. */
export const QuoteFields = ({ draft, onDraft, quote, waiting, form }: Props) => (
  <Card gap={5}>
    <ErrorSummary ref={form.summary} problems={form.found} />
    <FieldGrid>
      {draft.isInIran ? null : (
        <DateBoxes
          id="firstDay"
          name="firstDay"
          label={m.insurance_first_day()}
          hint={m.insurance_first_day_hint()}
          value={draft.firstDay}
          error={form.errorOf('firstDay')}
          onChange={(firstDay) => onDraft((now) => withFirst(now, { firstDay }, waiting))}
        />
      )}
      <TextField
        id="days"
        name="days"
        label={m.insurance_days()}
        hint={
          quote.lastDay
            ? m.insurance_days_until({ most: MAX_DAYS, day: formatFullDay(quote.lastDay) })
            : m.insurance_days_hint({ most: MAX_DAYS })
        }
        value={draft.days}
        error={form.errorOf('days')}
        inputMode="numeric"
        autoComplete="off"
        width="s"
        onChange={(days) => onDraft((now) => withDays(now, days, waiting))}
      />
      <DateBoxes
        id="lastDay"
        name="lastDay"
        label={m.insurance_last_day()}
        hint={m.insurance_last_day_hint()}
        value={draft.lastDay}
        error={form.errorOf('lastDay')}
        onChange={(lastDay) => onDraft((now) => withLast(now, lastDay, waiting))}
      />
    </FieldGrid>
    <CheckField
      id="isInIran"
      name="isInIran"
      label={m.insurance_in_iran()}
      hint={m.insurance_in_iran_hint({ hours: WAIT_MS / HOUR_MS })}
      checked={draft.isInIran}
      onChange={(isInIran) => onDraft((now) => withFirst(now, { isInIran }, waiting))}
    />
    {draft.isInIran ? (
      <Note tone="warn">{m.insurance_in_iran_note({ hours: WAIT_MS / HOUR_MS, day: formatFullDay(waiting) })}</Note>
    ) : null}
    <Stack gap={2}>
      <TooMany problem={form.errorOf('people')} />
      <ul className={css.people}>
        {draft.births.map((birth, index) => (
          <PersonRow
            // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity but their place.
            key={index}
            index={index}
            count={draft.births.length}
            birth={birth}
            quoted={quote.people[index] ?? NOBODY}
            error={form.errorOf(birthId(index))}
            onChange={(parts) => onDraft((now) => withBirth(now, index, parts))}
            onRemove={() => onDraft((now) => withoutPerson(now, index))}
          />
        ))}
      </ul>
      <Row isSpread>
        <Button size="s" icon="plus" disabled={draft.births.length >= MAX_PEOPLE} onClick={() => onDraft(withPerson)}>
          {m.insurance_add()}
        </Button>
        <span className="small quiet">{m.insurance_age_rule()}</span>
      </Row>
    </Stack>
  </Card>
);

/** An address may name more people than one policy insures. */
const TooMany = ({ problem }: { readonly problem: string | undefined }) =>
  problem ? (
    <div id="people">
      <Note tone="stop">{problem}</Note>
    </div>
  ) : null;
