import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { lastDayOf, MAX_PEOPLE } from '#domain/insurance/days.ts';
import { BANDS, type InsuranceBand, type InsurancePlan, MAX_DAYS, tariffOf } from '#domain/insurance/plans.ts';
import { totalOf } from '#domain/insurance/price.ts';
import { m } from '#src/copy/generated/messages.js';
import { bandWords } from '#src/screens/insurance/band-words.ts';
import css from '#src/screens/insurance/Insurance.module.css';
import { daysWords, peopleWords, spanWords } from '#src/screens/insurance/insurance-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FieldGrid, layoutClass, Row, Stack } from '#src/ui/layout.tsx';
import { Price } from '#src/ui/Price.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CheckField, RadioGroup } from '#src/ui/Tick.tsx';

export type Counts = Readonly<Record<InsuranceBand, number>>;
export type PlainQuoteProps = {
  readonly firstDay: string;
  readonly days: number | null;
  readonly plan: InsurancePlan;
  readonly isMountain: boolean;
  readonly counts: Counts;
  /** Name of the count of a band in the address. */
  readonly nameOf: (band: InsuranceBand) => string;
};

const NUMBERS = Array.from({ length: MAX_PEOPLE + 1 }, (_, count) => ({ value: String(count), label: String(count) }));

/** Counts by age instead of birth dates, so that the address names nobody. The page comes back with the price. */
export function PlainQuote({ firstDay, days, plan, isMountain, counts, nameOf }: PlainQuoteProps) {
  const count = BANDS.reduce((all, { band }) => all + counts[band], 0);
  return (
    <Card gap={5}>
      <form className={layoutClass.stack} data-gap={5} action={pathTo.insurance()} method="get">
        <FieldGrid>
          <TextField
            id="plain-firstDay"
            name="firstDay"
            type="date"
            label={m.insurance_first_day()}
            defaultValue={firstDay}
          />
          <TextField
            id="plain-days"
            name="days"
            type="number"
            min={1}
            max={MAX_DAYS}
            label={m.insurance_days()}
            hint={m.insurance_days_hint({ most: MAX_DAYS })}
            defaultValue={days ?? ''}
            width="s"
          />
        </FieldGrid>
        <Stack gap={2}>
          <p className="strong">{m.insurance_plain_people()}</p>
          <div className={css.counts}>
            {BANDS.map(({ band }) => (
              <SelectField
                key={band}
                id={`plain-${nameOf(band)}`}
                name={nameOf(band)}
                label={bandWords(band)}
                options={NUMBERS}
                defaultValue={String(counts[band])}
              />
            ))}
          </div>
        </Stack>
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
      {days !== null && days >= 1 && days <= MAX_DAYS && count > 0 && count <= MAX_PEOPLE ? (
        <Price
          isLarge
          total={euro(
            totalOf(
              tariffOf(plan),
              BANDS.flatMap(({ band }) => Array.from({ length: counts[band] }, () => ({ band, days }))),
              isMountain,
            ),
          )}
          lines={[
            `${peopleWords(count)}, ${daysWords(days)}`,
            ...(firstDay ? [spanWords(firstDay, lastDayOf(firstDay, days))] : []),
          ]}
        />
      ) : null}
      <p className="small quiet">{m.insurance_plain_note()}</p>
    </Card>
  );
}
