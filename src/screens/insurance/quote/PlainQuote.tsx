import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { addDays } from '#domain/core/time.ts';
import { COUNT_NAMES } from '#domain/insurance/count-names.ts';
import { DAYS_AHEAD, lastDayOf, MAX_PEOPLE } from '#domain/insurance/days.ts';
import { BANDS, MAX_DAYS } from '#domain/insurance/plans.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { bandWords } from '#src/screens/insurance/band-words.ts';
import { fieldProblems } from '#src/screens/insurance/field-problems.gen.ts';
import css from '#src/screens/insurance/Insurance.module.css';
import { daysWords, peopleWords, spanWords } from '#src/screens/insurance/insurance-words.ts';
import {
  type PlainQuestion,
  peopleIn,
  plainPrice,
  plainProblems,
} from '#src/screens/insurance/quote/plain-question.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { FieldSet } from '#src/ui/Field.tsx';
import { FieldGrid, layoutClass, Row } from '#src/ui/layout.tsx';
import { Price } from '#src/ui/Price.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CheckField, RadioGroup } from '#src/ui/Tick.tsx';

export type PlainQuoteProps = {
  readonly question: PlainQuestion;
  /** YYYY-MM-DD in Tehran. */
  readonly today: string;
};

const LABELS = {
  firstDay: m.insurance_first_day,
  days: m.insurance_days,
  people: m.insurance_people,
} as const;
const IDS = {
  firstDay: 'plain-firstDay',
  days: 'plain-days',
  people: `plain-${COUNT_NAMES[BANDS[0].band]}`,
} as const;

/** Numbers that can be chosen; one that an address brought stays. */
const numbersWith = (count: number) =>
  [...Array.from({ length: MAX_PEOPLE + 1 }, (_, number) => number), ...(count > MAX_PEOPLE ? [count] : [])].map(
    (number) => ({ value: String(number), label: String(number) }),
  );

/** Counts by age instead of birth dates, so that the address names nobody. The page comes back with the price, or with what is wrong. */
export function PlainQuote({ question, today }: PlainQuoteProps) {
  const { firstDay, days, counts, plan, isMountain } = question;
  const problems = plainProblems(question, today);
  const price = plainPrice(question, today);
  const count = peopleIn(question);
  const errorOf = (field: keyof typeof LABELS) => {
    const problem = problems[field];
    if (problem === 'too_many_passengers') return m.insurance_plain_too_many({ most: MAX_PEOPLE, count });
    return problem && fieldProblemText(problem, '', fieldProblems);
  };
  const found = (['firstDay', 'days', 'people'] as const).flatMap((field) => {
    const problem = errorOf(field);
    return problem ? [{ fieldId: IDS[field], text: m.insurance_problem({ label: LABELS[field](), problem }) }] : [];
  });
  return (
    <Card gap={5}>
      <form className={layoutClass.stack} data-gap={5} action={pathTo.insurance()} method="get">
        <ErrorSummary problems={found} />
        <FieldGrid>
          <TextField
            id={IDS.firstDay}
            name="firstDay"
            type="date"
            min={today}
            max={addDays(today, DAYS_AHEAD)}
            label={LABELS.firstDay()}
            error={errorOf('firstDay')}
            defaultValue={firstDay}
          />
          <TextField
            id={IDS.days}
            name="days"
            type="number"
            min={1}
            max={MAX_DAYS}
            label={LABELS.days()}
            hint={m.insurance_days_hint({ most: MAX_DAYS })}
            error={errorOf('days')}
            defaultValue={days}
            width="s"
          />
        </FieldGrid>
        <FieldSet id="plain-people" label={m.insurance_plain_people()} error={errorOf('people')}>
          <div className={css.counts}>
            {BANDS.map(({ band }) => (
              <SelectField
                key={band}
                id={`plain-${COUNT_NAMES[band]}`}
                name={COUNT_NAMES[band]}
                label={bandWords(band)}
                options={numbersWith(counts[band])}
                defaultValue={String(counts[band])}
              />
            ))}
          </div>
        </FieldSet>
        <RadioGroup
          id="plain-plan"
          name="plan"
          label={m.insurance_plans()}
          isRow
          options={[
            { value: 'standard', label: m.insurance_plan_standard() },
            { value: 'wide', label: m.insurance_plan_wide() },
          ]}
          defaultValue={plan}
        />
        <CheckField id="plain-mountain" name="mountain" label={m.insurance_mountain()} defaultChecked={isMountain} />
        <Row>
          <Button type="submit" kind="primary">
            {m.insurance_plain_submit()}
          </Button>
        </Row>
      </form>
      {price ? (
        <Price
          isLarge
          total={euro(price.cents)}
          lines={[
            `${peopleWords(count)}, ${daysWords(price.days)}`,
            ...(price.firstDay ? [spanWords(price.firstDay, lastDayOf(price.firstDay, price.days))] : []),
          ]}
        />
      ) : null}
      <p className="small quiet">{m.insurance_plain_note()}</p>
    </Card>
  );
}
