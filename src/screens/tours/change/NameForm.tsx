import { useState } from 'react';
import { COUNTRIES } from '#domain/core/countries.ts';
import { type DateParts, datePartsOf, dayFromParts, nameProblem, unreadDay } from '#domain/core/person.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { isDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { ChangeFrame } from '#src/screens/core/change/ChangeFrame.tsx';
import type { ChangeFormProps } from '#src/screens/core/change/change-slots.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import type { TourOrder } from '#src/screens/tours/change/tour-reads.ts';
import { fieldProblems } from '#src/screens/tours/field-problems.gen.ts';
import { DateBoxes } from '#src/ui/DateBoxes.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { RadioGroup } from '#src/ui/Tick.tsx';

const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

const dayFault = (day: string): FieldProblem | undefined =>
  day === '' ? 'required' : isDay(day) ? undefined : unreadDay(day);

/** Who takes a place, as the passport has it. */
export function NameForm({ order, shown, isBusy, onAsk }: ChangeFormProps<TourOrder>) {
  const staying = order.passengers.flatMap((one, place) => (one.leftAt === undefined ? [{ ...one, place }] : []));
  const [place, setPlace] = useState(staying[0]?.place ?? 0);
  const form = useTypedForm<string>(
    {
      ...{ title: '', firstName: '', lastName: '', birthDate: '', nationality: '' },
      ...{ passportNumber: '', passportCountry: '', passportExpiry: '' },
    },
    { ...shown, texts: fieldProblems },
  );
  const [birth, expiry] = [useDayBox(form, 'birthDate', isBusy), useDayBox(form, 'passportExpiry', isBusy)];
  const field = (name: string) => ({ ...form.field(name), id: `change-${name}` });
  const typed = (name: string) => form.typed[name] ?? '';
  const submit = () => {
    form.noteSubmit();
    const missing = (name: string): FieldProblem | undefined => (typed(name).trim() === '' ? 'required' : undefined);
    const problems = {
      title: missing('title'),
      firstName: nameProblem(typed('firstName')),
      lastName: nameProblem(typed('lastName')),
      birthDate: dayFault(typed('birthDate')),
      nationality: missing('nationality'),
      passportNumber: missing('passportNumber'),
      passportCountry: missing('passportCountry'),
      passportExpiry: dayFault(typed('passportExpiry')),
    };
    onAsk(
      {
        ...{ kind: 'name', person: place, title: typed('title') === 'MR' ? 'MR' : 'MS' },
        ...{ firstName: typed('firstName'), lastName: typed('lastName'), birthDate: typed('birthDate') },
        ...{ nationality: typed('nationality'), passportNumber: typed('passportNumber') },
        ...{ passportCountry: typed('passportCountry'), passportExpiry: typed('passportExpiry') },
      },
      Object.entries(problems).flatMap(([name, code]) => (code ? [{ field: name, code }] : [])),
    );
  };
  return (
    <ChangeFrame form={form} isBusy={isBusy} submit={m.tours_change_ask_name()} onSubmit={submit}>
      {staying.length > 1 ? (
        <SelectField
          id="change-person"
          name="person"
          label={m.tours_change_whose()}
          value={String(place)}
          onChange={(value) => setPlace(Number(value))}
          options={staying.map((one) => ({ value: String(one.place), label: `${one.firstName} ${one.lastName}` }))}
          width="m"
        />
      ) : null}
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
      <DateBoxes {...birth} label={m.passengers_birth()} />
      <SelectField
        {...field('nationality')}
        label={m.passengers_nationality()}
        placeholder={m.passengers_country_choose()}
        options={COUNTRY_OPTIONS}
        width="m"
      />
      <TextField {...field('passportNumber')} label={m.passengers_passport()} isCode autoComplete="off" width="m" />
      <SelectField
        {...field('passportCountry')}
        label={m.passengers_issued_by()}
        placeholder={m.passengers_country_choose()}
        options={COUNTRY_OPTIONS}
        width="m"
      />
      <DateBoxes {...expiry} label={m.passengers_expiry()} />
    </ChangeFrame>
  );
}

/** A day in three boxes; the form knows it as one text. */
function useDayBox(form: ReturnType<typeof useTypedForm<string>>, name: string, isDisabled: boolean) {
  const { value, onChange, ...field } = form.field(name);
  const [parts, setParts] = useState<DateParts>(() => datePartsOf(value));
  return {
    ...field,
    id: `change-${name}`,
    value: parts,
    isDisabled,
    onChange: (next: DateParts) => {
      setParts(next);
      onChange(dayFromParts(next));
    },
  };
}
