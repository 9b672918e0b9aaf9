import { useRef, useState } from 'react';
import { COUNTRIES } from '#domain/core/countries.ts';
import { type DateParts, datePartsOf, dayFromParts, nameProblem, unreadDay } from '#domain/core/person.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { isDay } from '#domain/core/time.ts';
import type { FormFault } from '#machines/core/form.ts';
import { m } from '#src/copy/generated/messages.js';
import type { TypedField, TypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { DateBoxes } from '#src/ui/DateBoxes.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { RadioGroup } from '#src/ui/Tick.tsx';

// Fields of a wish to change the people of an order, and their faults before it is sent.

export const faultsIn = (problems: Readonly<Record<string, FieldProblem | undefined>>): FormFault[] =>
  Object.entries(problems).flatMap(([field, code]) => (code ? [{ field, code }] : []));

export const dayFault = (day: string): FieldProblem | undefined =>
  day === '' ? 'required' : isDay(day) ? undefined : unreadDay(day);

/** A field of the form by its name, with the id where its fault leads to. */
export const fieldsOf =
  <F extends string>(form: TypedForm<F>) =>
  (name: F): TypedField & { readonly id: string } => ({ ...form.field(name), id: `change-${name}` });

/** A day in three boxes; the form knows it as one text. */
export function useDayBox(form: TypedForm, name: string, isDisabled: boolean) {
  const { value, onChange, ...field } = fieldsOf(form)(name);
  const [parts, setParts] = useState<DateParts>(() => datePartsOf(value));
  return {
    ...field,
    value: parts,
    isDisabled,
    onChange: (next: DateParts) => {
      setParts(next);
      onChange(dayFromParts(next));
    },
  };
}

/**
 * Whom of several people a form is about. What was typed for one stays while another is looked at; `known`: what the order says of
 * each, by the fields that are theirs.
 */
export function usePersonChoice<F extends string>(
  form: Pick<TypedForm<F>, 'typed' | 'field'>,
  start: number,
  known: (place: number) => Readonly<Record<F, string>>,
) {
  const [place, setPlace] = useState(start);
  const typedFor = useRef(new Map<number, Readonly<Record<F, string>>>());
  const choose = (next: number) => {
    typedFor.current.set(place, form.typed);
    const typed = typedFor.current.get(next) ?? known(next);
    for (const name of Object.keys(typed) as F[]) form.field(name).onChange(typed[name]);
    setPlace(next);
  };
  return { place, choose };
}

type ChoiceProps = {
  readonly label: string;
  readonly people: readonly { readonly place: number; readonly firstName: string; readonly lastName: string }[];
  readonly place: number;
  readonly onChoose: (place: number) => void;
};

/** Whom of several it is about; nothing where there is one. */
export const PersonChoice = ({ label, people, place, onChoose }: ChoiceProps) =>
  people.length > 1 ? (
    <SelectField
      id="change-person"
      name="person"
      label={label}
      value={String(place)}
      onChange={(value) => onChoose(Number(value))}
      options={people.map((one) => ({ value: String(one.place), label: `${one.firstName} ${one.lastName}` }))}
      width="m"
    />
  ) : null;

type NameProps = {
  readonly field: (name: 'title' | 'firstName' | 'lastName') => TypedField & { readonly id: string };
};

/** Title and names as the passport has them. */
export const NameFields = ({ field }: NameProps) => (
  <>
    <RadioGroup
      {...field('title')}
      isRow
      label={m.passengers_name_title()}
      options={[
        { value: 'MS', label: m.passengers_ms() },
        { value: 'MR', label: m.passengers_mr() },
      ]}
    />
    <TextField {...field('firstName')} label={m.passengers_given()} autoComplete="off" width="m" />
    <TextField {...field('lastName')} label={m.passengers_family()} autoComplete="off" width="m" />
  </>
);

type CountryProps = { readonly field: TypedField & { readonly id: string }; readonly label: string };

export const CountryField = ({ field, label }: CountryProps) => (
  <SelectField
    {...field}
    label={label}
    placeholder={m.passengers_country_choose()}
    options={COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))}
    width="m"
  />
);

export const NEW_PERSON = {
  title: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  nationality: '',
  passportNumber: '',
};

type PersonProps = { readonly form: TypedForm; readonly birth: ReturnType<typeof useDayBox> };

/** Somebody who was not in the order. `birth`: the boxes of `birthDate`. */
export function NewPersonFields({ form, birth }: PersonProps) {
  const field = fieldsOf(form);
  return (
    <>
      <NameFields field={field} />
      <DateBoxes {...birth} label={m.passengers_birth()} />
      <CountryField field={field('nationality')} label={m.passengers_nationality()} />
      <TextField {...field('passportNumber')} label={m.passengers_passport()} isCode autoComplete="off" width="m" />
    </>
  );
}

/** Who was typed into `NewPersonFields`. */
export function newPersonOf({ typed }: Pick<TypedForm, 'typed'>) {
  const of = (name: keyof typeof NEW_PERSON) => typed[name] ?? '';
  return {
    title: of('title') === 'MR' ? ('MR' as const) : ('MS' as const),
    firstName: of('firstName'),
    lastName: of('lastName'),
    birthDate: of('birthDate'),
    nationality: of('nationality'),
    passportNumber: of('passportNumber'),
  };
}

export const missing = ({ typed }: Pick<TypedForm, 'typed'>, name: string): FieldProblem | undefined =>
  (typed[name] ?? '').trim() === '' ? 'required' : undefined;

/** What is wrong with them before the server looks. */
export const newPersonProblems = (
  form: Pick<TypedForm, 'typed'>,
): Readonly<Record<string, FieldProblem | undefined>> => ({
  title: missing(form, 'title'),
  firstName: nameProblem(form.typed.firstName ?? ''),
  lastName: nameProblem(form.typed.lastName ?? ''),
  birthDate: dayFault(form.typed.birthDate ?? ''),
  nationality: missing(form, 'nationality'),
  passportNumber: missing(form, 'passportNumber'),
});
