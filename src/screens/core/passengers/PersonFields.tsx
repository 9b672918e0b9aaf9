import type { ReactNode } from 'react';
import { COUNTRIES, type Country, FREQUENT_COUNTRIES } from '#domain/core/countries.ts';
import type { DateParts, PersonDraft } from '#domain/core/person.ts';
import { m } from '#src/copy/generated/messages.js';
import { MrzOpener } from '#src/screens/core/passengers/MrzOpener.tsx';
import { type ProblemTexts, personProblemText } from '#src/screens/core/passengers/passenger-fields.ts';
import { DateBoxes } from '#src/ui/DateBoxes.tsx';
import { FieldGrid } from '#src/ui/layout.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { RadioGroup } from '#src/ui/Tick.tsx';

export type PersonFieldsProps = {
  /** Prefix of field ids and names. */
  readonly prefix: string;
  readonly person: PersonDraft;
  /** FieldProblem by field. */
  readonly found: Readonly<Record<string, string>>;
  readonly onChange: (field: keyof PersonDraft, change: Partial<PersonDraft>) => void;
  /** Autofill token of a field; 'off' for other people than the user. */
  readonly fill: (token: 'given-name' | 'family-name') => string;
  readonly fillsBirthday?: boolean;
  readonly numberHint?: string | undefined;
  /** Masked number of the saved passport, used when the field is empty. */
  readonly numberShown?: string | undefined;
  /** Below the names. */
  readonly notes?: ReactNode;
  /** YYYY-MM-DD: latest allowed birth date. */
  readonly bornUntil: string;
  /** Sets several fields at once, as from the passport lines. */
  readonly onFill: (change: Partial<PersonDraft>) => void;
  /** The fields are in a closed card. */
  readonly isHidden?: boolean;
  /** Without the issuing country and the end of the passport. */
  readonly isBrief?: boolean | undefined;
  /** Texts of reasons that only the product knows. */
  readonly texts?: ProblemTexts | undefined;
};

const optionOf = ({ code, name }: Country) => ({ value: code, label: name });
const OPTIONS = COUNTRIES.map(optionOf);
const FREQUENT = FREQUENT_COUNTRIES.map(optionOf);

export function PersonFields({
  prefix,
  person,
  found,
  onChange,
  fill,
  fillsBirthday = false,
  ...rest
}: PersonFieldsProps) {
  const { numberHint, numberShown, notes, bornUntil, onFill, isHidden, isBrief = false, texts } = rest;
  const typedIn = (field: keyof PersonDraft): string => (typeof person[field] === 'string' ? person[field] : '');
  const wire = (field: keyof PersonDraft) => ({
    id: `${prefix}${field}`,
    name: `${prefix}${field}`,
    error: found[field] && personProblemText(field, found[field], typedIn(field), texts),
  });
  const text = (field: 'firstName' | 'lastName' | 'passportNumber') => ({
    ...wire(field),
    value: person[field],
    onChange: (value: string) => onChange(field, { [field]: value }),
    spellCheck: false,
  });
  const country = (field: 'nationality' | 'passportCountry') => ({
    ...wire(field),
    value: person[field],
    onChange: (value: string) => onChange(field, { [field]: value }),
    // Nine travellers would render 4,482 options; a closed card renders the chosen one only.
    options: isHidden ? OPTIONS.filter(({ value }) => value === person[field]) : OPTIONS,
    ...(isHidden
      ? {}
      : {
          frequent: {
            label: m.passengers_country_frequent(),
            options: FREQUENT,
            restLabel: m.passengers_country_all(),
          },
        }),
    placeholder: m.passengers_country_choose(),
  });
  const date = (field: 'birthDate' | 'passportExpiry') => ({
    ...wire(field),
    value: person[field],
    onChange: (value: DateParts) => onChange(field, { [field]: value }),
  });
  return (
    <>
      <MrzOpener person={person} bornUntil={bornUntil} onFill={onFill} />
      <FieldGrid>
        <RadioGroup
          {...wire('title')}
          isAll
          isRow
          label={m.passengers_name_title()}
          options={[
            { value: 'MS', label: m.passengers_ms() },
            { value: 'MR', label: m.passengers_mr() },
          ]}
          value={person.title}
          onChange={(value) => onChange('title', { title: value === 'MR' ? 'MR' : 'MS' })}
        />
        <TextField
          {...text('firstName')}
          label={m.passengers_given()}
          hint={m.passengers_given_hint()}
          autoComplete={fill('given-name')}
          autoCapitalize="words"
        />
        <TextField
          {...text('lastName')}
          label={m.passengers_family()}
          hint={m.passengers_family_hint()}
          autoComplete={fill('family-name')}
          autoCapitalize="words"
        />
        {notes}
        <DateBoxes {...date('birthDate')} label={m.passengers_birth()} isBirthday={fillsBirthday} />
        <SelectField {...country('nationality')} label={m.passengers_nationality()} autoComplete="off" />
        <TextField
          {...text('passportNumber')}
          label={m.passengers_passport()}
          hint={numberHint}
          placeholder={numberShown}
          isCode
          autoComplete="off"
          autoCapitalize="characters"
        />
        {isBrief ? null : (
          <>
            <SelectField {...country('passportCountry')} label={m.passengers_issued_by()} autoComplete="off" />
            <DateBoxes {...date('passportExpiry')} label={m.passengers_expiry()} />
          </>
        )}
      </FieldGrid>
    </>
  );
}
