import { useState } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { ChangeFrame } from '#src/screens/core/change/ChangeFrame.tsx';
import {
  CountryField,
  dayFault,
  faultsIn,
  fieldsOf,
  missing,
  NEW_PERSON,
  NewPersonFields,
  newPersonOf,
  newPersonProblems,
  PersonChoice,
  useDayBox,
} from '#src/screens/core/change/change-fields.tsx';
import type { ChangeFormProps } from '#src/screens/core/change/change-slots.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import type { TourOrder } from '#src/screens/tours/change/tour-reads.ts';
import { fieldProblems } from '#src/screens/tours/field-problems.gen.ts';
import { DateBoxes } from '#src/ui/DateBoxes.tsx';

/** Who takes a place, as the passport has it. */
export function NameForm({ order, shown, isBusy, onAsk }: ChangeFormProps<TourOrder>) {
  const staying = order.passengers.flatMap((one, place) => (one.leftAt === undefined ? [{ ...one, place }] : []));
  const [place, setPlace] = useState(staying[0]?.place ?? 0);
  const form = useTypedForm<string>(
    { ...NEW_PERSON, passportCountry: '', passportExpiry: '' },
    { ...shown, texts: fieldProblems },
  );
  const [birth, expiry] = [useDayBox(form, 'birthDate', isBusy), useDayBox(form, 'passportExpiry', isBusy)];
  const submit = () => {
    form.noteSubmit();
    const { passportCountry = '', passportExpiry = '' } = form.typed;
    onAsk(
      { kind: 'name', person: place, ...newPersonOf(form), passportCountry, passportExpiry },
      faultsIn({
        ...newPersonProblems(form),
        passportCountry: missing(form, 'passportCountry'),
        passportExpiry: dayFault(passportExpiry),
      }),
    );
  };
  return (
    <ChangeFrame form={form} isBusy={isBusy} submit={m.tours_change_ask_name()} onSubmit={submit}>
      <PersonChoice label={m.tours_change_whose()} people={staying} place={place} onChoose={setPlace} />
      <NewPersonFields form={form} birth={birth} />
      <CountryField field={fieldsOf(form)('passportCountry')} label={m.passengers_issued_by()} />
      <DateBoxes {...expiry} label={m.passengers_expiry()} />
    </ChangeFrame>
  );
}
