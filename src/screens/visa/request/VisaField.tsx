import { useState } from 'react';
import { datePartsOf } from '#domain/core/person.ts';
import type { VisaField as FieldName } from '#domain/visa/visa-application.ts';
import { m } from '#src/copy/generated/messages.js';
import { dateText } from '#src/screens/visa/request/date-text.ts';
import { VISA_FIELD_WORDS } from '#src/screens/visa/request/fields.ts';
import { countryOptions } from '#src/screens/visa/VisaForm.tsx';
import { DateBoxes, type DateBoxesProps } from '#src/ui/DateBoxes.tsx';
import { type Option, SelectField } from '#src/ui/SelectField.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CheckField, RadioGroup } from '#src/ui/Tick.tsx';

type Props = {
  readonly name: FieldName;
  readonly id?: string;
  /** Replaces the default hint. */
  readonly hint?: string | undefined;
  readonly value: string;
  /** Options for the field that asks for a desk. */
  readonly places: readonly Option[];
  /** Allowed values for this person; default: all. */
  readonly allowed?: readonly string[] | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
};

export const visaFieldId = (name: string): string => `visa-${name}`;

export function VisaField({ name, id = visaFieldId(name), hint, value, places, allowed, error, onChange }: Props) {
  const field = VISA_FIELD_WORDS[name];
  const wiring = { id, name, label: field.label(), hint: hint ?? field.hint?.(), error };
  switch (field.as) {
    case 'text':
      return field.isLong ? (
        <TextArea {...wiring} value={value} onChange={onChange} autoComplete="off" />
      ) : (
        <TextField
          {...wiring}
          value={value}
          onChange={onChange}
          autoComplete="off"
          {...(field.isCode ? { isCode: true } : {})}
        />
      );
    case 'number':
      return (
        <TextField {...wiring} value={value} onChange={onChange} autoComplete="off" inputMode="numeric" width="s" />
      );
    case 'date':
      return <DateAnswer {...wiring} value={value} onChange={onChange} isBirthday={field.isBirthday ?? false} />;
    case 'country':
      return (
        <SelectField
          {...countryOptions()}
          {...wiring}
          {...(field.isOptional ? { placeholder: m.visarequest_none() } : {})}
          value={value}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <RadioGroup
          {...wiring}
          options={field.options
            .filter((option) => allowed?.includes(option.value) ?? true)
            .map((option) => ({ value: option.value, label: option.label() }))}
          value={value}
          onChange={onChange}
        />
      );
    case 'place':
      return (
        <SelectField
          {...wiring}
          placeholder={m.visarequest_choose()}
          options={places}
          value={value}
          onChange={onChange}
        />
      );
    case 'tick':
      return (
        <CheckField
          id={wiring.id}
          name={name}
          label={wiring.label}
          error={error}
          checked={value === 'yes'}
          onChange={(isOn) => onChange(isOn ? 'yes' : '')}
        />
      );
  }
}

type DateAnswerProps = Omit<DateBoxesProps, 'value' | 'onChange'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Keeps the boxes as typed; the answer is their combined date. */
export function DateAnswer({ value, onChange, ...field }: DateAnswerProps) {
  const [typed, setTyped] = useState(() => datePartsOf(value));
  // An answer from elsewhere, such as the passport lines, replaces the typed text.
  const shown = dateText(typed) === value ? typed : datePartsOf(value);
  return (
    <DateBoxes
      {...field}
      value={shown}
      onChange={(parts) => {
        setTyped(parts);
        onChange(dateText(parts));
      }}
    />
  );
}
