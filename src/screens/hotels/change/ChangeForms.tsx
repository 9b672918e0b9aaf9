import { useState } from 'react';
import { type DateParts, datePartsOf, dayFromParts, personProblems } from '#domain/core/person.ts';
import { problemsIn } from '#domain/core/problem.ts';
import { formatDay } from '#domain/core/time.ts';
import { dayIn } from '#domain/core/zoned-time.ts';
import { nightProblems } from '#domain/hotels/hotel-search.ts';
import type { FormFault } from '#machines/core/form.ts';
import type { components } from '#openapi/generated/types.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { ChangeFrame } from '#src/screens/core/change/ChangeFrame.tsx';
import { usePersonChoice } from '#src/screens/core/change/change-fields.tsx';
import type { ChangeFormProps } from '#src/screens/core/change/change-slots.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { arrivalOptions } from '#src/screens/hotels/checkout/arrival-words.ts';
import type { HotelOrder } from '#src/screens/hotels/checkout/hold-slots.tsx';
import { TITLES } from '#src/screens/hotels/checkout/title-options.ts';
import { fieldProblems } from '#src/screens/hotels/field-problems.gen.ts';
import { DateBoxes } from '#src/ui/DateBoxes.tsx';
import { Split } from '#src/ui/layout.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Props = ChangeFormProps<HotelOrder>;
type Wish = components['schemas']['HotelChange'];

export const ChangeForm = (props: Props) => {
  switch (props.kind) {
    case 'guest':
      return <GuestForm {...props} />;
    case 'arrival':
      return <ArrivalForm {...props} />;
    default:
      return <NightsForm {...props} />;
  }
};

/** Faults by field; their texts are the product's too. */
function useChangeForm<F extends string>(known: Readonly<Record<F, string>>, { shown, onAsk }: Props) {
  const form = useTypedForm(known, shown);
  const fieldOf = (name: F) => {
    const { error, ...field } = form.field(name);
    const fault = shown.faults.find((one) => one.field === name);
    return { ...field, error: error && fault ? fieldProblemText(fault.code, field.value, fieldProblems) : error };
  };
  const ask = (wish: Wish, problems: Readonly<Partial<Record<string, FormFault['code']>>>) => {
    form.noteSubmit();
    onAsk(
      wish,
      Object.entries(problems).flatMap(([field, code]) => (code ? { field, code } : [])),
    );
  };
  return { form, fieldOf, ask };
}

function NightsForm(props: Props) {
  const { item, serverNow } = props.order;
  const { form, fieldOf, ask } = useChangeForm({ checkIn: item.checkIn, checkOut: item.checkOut }, props);
  const [days, setDays] = useState({ checkIn: datePartsOf(item.checkIn), checkOut: datePartsOf(item.checkOut) });
  const box = (name: 'checkIn' | 'checkOut') => {
    const { onChange, ...field } = fieldOf(name);
    const change = (parts: DateParts) => {
      setDays((before) => ({ ...before, [name]: parts }));
      onChange(dayFromParts(parts));
    };
    return { ...field, id: `change-${name}`, value: days[name], onChange: change, isDisabled: props.isBusy };
  };
  const submit = () => {
    const { checkIn, checkOut } = form.typed;
    const { arrive, leave } = nightProblems(checkIn, checkOut, dayIn(item.timeZone, serverNow));
    ask({ kind: 'nights', checkIn, checkOut }, { checkIn: arrive, checkOut: leave });
  };
  return (
    <ChangeFrame form={form} isBusy={props.isBusy} submit={m.hotels_change_ask()} onSubmit={submit}>
      <Split isEven>
        <DateBoxes {...box('checkIn')} label={m.hotels_change_from()} />
        <DateBoxes {...box('checkOut')} label={m.hotels_change_until()} />
      </Split>
    </ChangeFrame>
  );
}

const BLANK = { birthDate: '', nationality: '', passportNumber: '', passportCountry: '', passportExpiry: '' };

function GuestForm(props: Props) {
  const { passengers, serverNow, item } = props.order;
  const staying = passengers.flatMap((person, position) =>
    person.leftAt === undefined ? { ...person, position } : [],
  );
  const start = staying[0]?.position ?? 0;
  const known = (place: number) => {
    const { title = '', firstName = '', lastName = '' } = passengers[place] ?? {};
    return { title, firstName, lastName };
  };
  const { form, fieldOf, ask } = useChangeForm(known(start), props);
  const { place: position, choose } = usePersonChoice(form, start, known);
  const submit = () => {
    const { typed } = form;
    const today = dayIn(item.timeZone, serverNow);
    const found = personProblems({ ...BLANK, ...typed }, { today, keepsNumber: true });
    ask(
      { kind: 'guest', position, ...typed, title: typed.title === 'MR' ? 'MR' : 'MS' },
      problemsIn({ title: found.title, firstName: found.firstName, lastName: found.lastName }),
    );
  };
  return (
    <ChangeFrame form={form} isBusy={props.isBusy} submit={m.hotels_change_name_ask()} onSubmit={submit}>
      <SelectField
        id="change-position"
        name="position"
        label={m.hotels_change_who()}
        value={String(position)}
        onChange={(value) => choose(Number(value))}
        options={staying.map((one) => ({ value: String(one.position), label: `${one.firstName} ${one.lastName}` }))}
      />
      <SelectField {...fieldOf('title')} id="change-of-title" label={m.passengers_name_title()} options={TITLES} />
      <TextField {...fieldOf('firstName')} id="change-firstName" label={m.passengers_given()} autoComplete="off" />
      <TextField {...fieldOf('lastName')} id="change-lastName" label={m.passengers_family()} autoComplete="off" />
    </ChangeFrame>
  );
}

function ArrivalForm(props: Props) {
  const { item } = props.order;
  const { form, fieldOf, ask } = useChangeForm({ arrival: item.arrival }, props);
  return (
    <ChangeFrame
      form={form}
      isBusy={props.isBusy}
      submit={m.hotels_change_arrival_ask()}
      onSubmit={() => ask({ kind: 'arrival', arrival: form.typed.arrival }, {})}
    >
      <SelectField
        {...fieldOf('arrival')}
        id="change-arrival"
        label={m.hotels_arrival_on({ day: formatDay(item.checkIn) })}
        hint={m.hotels_arrival_hint({ time: item.rules.keepsUntil })}
        options={arrivalOptions(item.rules)}
      />
    </ChangeFrame>
  );
}
