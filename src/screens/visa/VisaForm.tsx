import { type FormEvent, useEffect, useRef, useState } from 'react';
import { COUNTRIES, FREQUENT_COUNTRIES } from '#domain/core/countries.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import {
  MAX_VISA_DAYS,
  MAX_VISA_TRAVELLERS,
  VISA_ENTRIES,
  VISA_PURPOSES,
  type VisaDraft,
  type VisaField,
  type VisaProblems,
  type VisaTraveller,
} from '#domain/visa/visa-question.ts';
import { VISA_NUMBERS } from '#domain/visa/visa-rules.ts';
import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import { parseVisaUrl, placeOfUrl } from '#domain/visa/visa-url.ts';
import { m } from '#src/copy/generated/messages.js';
import { ENTRY_WORDS, PURPOSE_WORDS } from '#src/screens/visa/choice-words.ts';
import css from '#src/screens/visa/Visa.module.css';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { FieldGrid, Row, Stack } from '#src/ui/layout.tsx';
import { type Option, SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CheckField, RadioGroup } from '#src/ui/Tick.tsx';
import { useFaultFocus } from '#src/ui/useFaultFocus.ts';

export type VisaFormProps = {
  readonly draft: VisaDraft;
  readonly problems: VisaProblems;
  readonly rules: VisaRules;
  readonly onSubmit: (draft: VisaDraft) => void;
};

const options = (countries: typeof COUNTRIES): Option[] =>
  countries.map(({ code, name }) => ({ value: code, label: name }));
export const countryOptions = () => ({
  placeholder: m.visa_choose(),
  options: options(COUNTRIES),
  frequent: { label: m.visa_frequent(), restLabel: m.visa_all(), options: options(FREQUENT_COUNTRIES) },
});

const idOf = (field: string) => `visa-${field}`;
const textOf = (field: VisaField, problem: VisaProblems[VisaField]) => {
  if (field === 'residence') return m.visa_problem_residence();
  if (field !== 'days') return m.visa_problem_nationality();
  return problem === 'days' ? m.visa_problem_days({ most: MAX_VISA_DAYS }) : m.visa_problem_days_required();
};
const nationalityLabel = (index: number, count: number) =>
  count === 1 ? m.visa_passport_country() : m.visa_nationality({ number: index + 1 });
const labelOf = (field: VisaField, count: number) => {
  if (field === 'residence') return m.visa_residence();
  if (field === 'days') return m.visa_days();
  return nationalityLabel(Number(field.replace('nationality', '')), count);
};

/** For passports that are exempt only once per period. */
export const exemptionLabel = (index: number, count: number): string => {
  const months = VISA_NUMBERS.unilateralOncePerMonths;
  return count === 1 ? m.visa_used_one({ months }) : m.visa_used({ number: index + 1, months });
};

type Line = VisaTraveller & { readonly key: number };
const GUEST_SESSION: VisaTraveller = { nationality: '', isIranian: false };

/**
 * The visa check's form. The browser keeps typed values; after hydration the form is parsed exactly like the URL that it would submit.
 */
export function VisaForm({ draft, problems, rules, onSubmit }: VisaFormProps) {
  const [lines, setLines] = useState<readonly Line[]>(() => draft.travellers.map((line, key) => ({ ...line, key })));
  const [added, setAdded] = useState<number | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  // Problems of the initial page must not take the focus.
  const opened = useRef(problems);
  // Only for stays. Without JavaScript the entry can change unnoticed: then both fields show and are optional.
  const [entry, setEntry] = useState<string | null>(null);
  const drawn = useRef(draft.entry);
  useEffect(() => {
    const isOther = drawn.current !== draft.entry;
    drawn.current = draft.entry;
    // The user may have chosen before this effect.
    setEntry((chosen) => (isOther ? draft.entry : (chosen ?? draft.entry)));
  }, [draft.entry]);
  const isStay = entry !== 'transit';
  useEffect(() => {
    if (added !== null) document.getElementById(idOf(`nationality${added}`))?.focus();
  }, [added]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = placeOfUrl(parseVisaUrl(Object.fromEntries(new FormData(event.currentTarget)))).draft;
    onSubmit(sent);
  };
  const error = (field: VisaField) => {
    const problem = problems[field];
    return problem ? { error: textOf(field, problem) } : {};
  };
  const found = (Object.keys(problems) as VisaField[]).map((field) => ({
    fieldId: idOf(field),
    text: m.visa_problem({ label: labelOf(field, lines.length), problem: textOf(field, problems[field]) }),
  }));
  useFaultFocus(problems !== opened.current && found.length > 0 ? problems : null, summary, found[0]?.fieldId);
  const isFull = lines.length >= MAX_VISA_TRAVELLERS;
  return (
    <form
      className={css.form}
      action={pathTo.visa()}
      method="get"
      aria-label={m.visa_form_label()}
      noValidate
      onSubmit={submit}
    >
      {/* Enter activates a form's first submit button, which must not be the one that adds a traveller. */}
      <button type="submit" hidden />
      <ErrorSummary problems={found} ref={summary} />
      <Stack gap={4}>
        {lines.map(({ key, nationality, isIranian, hasUsedExemption = false }, index) => (
          <div className={css.traveller} key={key}>
            <SelectField
              {...countryOptions()}
              id={idOf(`nationality${index}`)}
              name={`n${index + 1}`}
              label={nationalityLabel(index, lines.length)}
              {...(index === 0 ? { hint: m.visa_nationality_hint() } : {})}
              defaultValue={nationality}
              {...error(`nationality${index}`)}
            />
            {lines.length > 1 ? (
              <Button
                isIcon
                icon="x"
                kind="quiet"
                aria-label={m.visa_remove({ number: index + 1 })}
                onClick={() => {
                  setLines(lines.filter((line) => line.key !== key));
                  setAdded(Math.max(index - 1, 0));
                }}
              />
            ) : (
              <span />
            )}
            <CheckField
              id={idOf(`iranian${index}`)}
              name={`i${index + 1}`}
              label={lines.length === 1 ? m.visa_iranian_one() : m.visa_iranian({ number: index + 1 })}
              defaultChecked={isIranian}
            />
            {rules.values.unilateral.passports.includes(nationality) ? (
              <CheckField
                id={idOf(`exemption${index}`)}
                name={`u${index + 1}`}
                label={exemptionLabel(index, lines.length)}
                defaultChecked={hasUsedExemption}
              />
            ) : null}
          </div>
        ))}
        <Row>
          <Button
            type="submit"
            icon="plus"
            size="s"
            name="people"
            value={lines.length + 1}
            disabled={isFull}
            onClick={(event) => {
              event.preventDefault();
              setLines([...lines, { ...GUEST_SESSION, key: Math.max(...lines.map(({ key }) => key)) + 1 }]);
              setAdded(lines.length);
            }}
          >
            {m.visa_add()}
          </Button>
          {lines.length > 1 ? <span className="quiet small">{m.visa_remove_hint()}</span> : null}
        </Row>
      </Stack>
      <FieldGrid>
        <SelectField
          {...countryOptions()}
          id={idOf('residence')}
          name="residence"
          label={m.visa_residence()}
          hint={m.visa_residence_hint()}
          defaultValue={draft.residence}
          {...error('residence')}
        />
        {/* Hidden instead of removed, so that typed values return. */}
        <div className={css.stay} hidden={!isStay}>
          <TextField
            id={idOf('days')}
            name="days"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            label={m.visa_days()}
            hint={m.visa_days_hint()}
            defaultValue={draft.days ?? ''}
            width="s"
            {...error('days')}
          />
        </div>
      </FieldGrid>
      <RadioGroup
        id={idOf('entry')}
        name="entry"
        label={m.visa_entry()}
        defaultValue={draft.entry}
        onChange={setEntry}
        options={VISA_ENTRIES.map((value) => ({
          value,
          label: ENTRY_WORDS[value].label(),
          ...(value === 'freeZone' ? { hint: m.visa_entry_freezone_hint() } : {}),
        }))}
      />
      <div hidden={!isStay}>
        <SelectField
          id={idOf('purpose')}
          name="purpose"
          label={m.visa_purpose()}
          width="m"
          options={VISA_PURPOSES.map((value) => ({ value, label: PURPOSE_WORDS[value]() }))}
          defaultValue={draft.purpose}
        />
      </div>
      <Row>
        <Button type="submit" kind="primary" size="l" icon="stamp">
          {m.visa_submit()}
        </Button>
      </Row>
    </form>
  );
}
