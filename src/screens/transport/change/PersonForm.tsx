import type { RunOrder } from '#domain/transport/orders.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { ChangeFrame } from '#src/screens/core/change/ChangeFrame.tsx';
import {
  CountryField,
  dayFault,
  faultsIn,
  fieldsOf,
  missing,
  NewPersonFields,
  newPersonProblems,
  PersonChoice,
  useDayBox,
  usePersonChoice,
} from '#src/screens/core/change/change-fields.tsx';
import type { ChangeFormProps } from '#src/screens/core/change/change-slots.ts';
import { type TypedForm, useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import type { RunReads } from '#src/screens/transport/change/run-reads.ts';
import { Unread } from '#src/screens/transport/change/Unread.tsx';
import { fieldProblems } from '#src/screens/transport/field-problems-runs.gen.ts';
import { DateBoxes } from '#src/ui/DateBoxes.tsx';

type Props = ChangeFormProps<RunOrder>;
type Told = components['schemas']['ToldPassenger'];

/** What was typed wrongly of somebody. It begins with what we know, so that only the wrong letter is typed. */
export function PersonForm(props: Props) {
  const told = (props.reads as RunReads).useToldPeople(props.order.orderId);
  return told === null || 'again' in told ? <Unread read={told} /> : <Form {...props} told={told} />;
}

function Form({ order, shown, isBusy, onAsk, told }: Props & { readonly told: readonly Told[] }) {
  const staying = order.passengers.flatMap((one, place) => (one.leftAt === undefined ? [{ ...one, place }] : []));
  const known = (of: number): Readonly<Record<string, string>> => {
    const { title = '', firstName = '', lastName = '', nationality = '' } = order.passengers[of] ?? {};
    const { birthDate, passportNumber = '', passportCountry, passportExpiry } = told[of] ?? {};
    return {
      ...{ title, firstName, lastName, nationality, passportNumber },
      ...{ birthDate: birthDate ?? '', passportCountry: passportCountry ?? '', passportExpiry: passportExpiry ?? '' },
    };
  };
  const start = staying[0]?.place ?? 0;
  const isChanged = ([name, value]: readonly [string, string]) => value !== known(place)[name];
  const form = useTypedForm<string>(known(start), { ...shown, texts: fieldProblems });
  const { place, choose } = usePersonChoice(form, start, known);
  const submit = () => {
    form.noteSubmit();
    const changed = Object.fromEntries(Object.entries(form.typed).filter(isChanged));
    const faults = faultsIn({
      ...newPersonProblems(form),
      passportCountry: missing(form, 'passportCountry'),
      passportExpiry: dayFault(form.typed.passportExpiry ?? ''),
    });
    onAsk(
      { kind: 'person', person: place, ...changed },
      // What is not shown here, because the booking was only found, stays as it is.
      faults.filter(({ field }) => field in changed),
    );
  };
  return (
    <ChangeFrame form={form} isBusy={isBusy} submit={m.transportticket_change_check()} onSubmit={submit}>
      <PersonChoice label={m.transportticket_change_whose()} people={staying} place={place} onChoose={choose} />
      {told[place]?.birthDate ? null : <p className="small">{m.transportticket_change_covered()}</p>}
      <Fields key={place} form={form} isBusy={isBusy} />
    </ChangeFrame>
  );
}

/** The boxes of a day hold what is typed into them: another person has others. */
function Fields({ form, isBusy }: { readonly form: TypedForm; readonly isBusy: boolean }) {
  const [birth, expiry] = [useDayBox(form, 'birthDate', isBusy), useDayBox(form, 'passportExpiry', isBusy)];
  return (
    <>
      <NewPersonFields form={form} birth={birth} />
      <CountryField field={fieldsOf(form)('passportCountry')} label={m.passengers_issued_by()} />
      <DateBoxes {...expiry} label={m.passengers_expiry()} />
    </>
  );
}
