import { useState } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { nameProblem } from '#domain/core/person.ts';
import { problemsIn } from '#domain/core/problem.ts';
import { addDays, dayOf, formatFullDay } from '#domain/core/time.ts';
import { type Correction, correctionOf } from '#domain/insurance/correction.ts';
import { endOf, firstDayProblem, lastDayProblem } from '#domain/insurance/days.ts';
import { MAX_DAYS } from '#domain/insurance/plans.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { ChangeFrame } from '#src/screens/core/change/ChangeFrame.tsx';
import {
  dayFault,
  faultsIn,
  fieldsOf,
  NameFields,
  NEW_PERSON,
  NewPersonFields,
  newPersonOf,
  newPersonProblems,
  PersonChoice,
  useDayBox,
  usePersonChoice,
} from '#src/screens/core/change/change-fields.tsx';
import type { ChangeFormProps } from '#src/screens/core/change/change-slots.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { freeUntil } from '#src/screens/insurance/change/free-days.ts';
import { NAME } from '#src/screens/insurance/claim-words.ts';
import { stayingIn } from '#src/screens/insurance/cover-spans.ts';
import { fieldProblems } from '#src/screens/insurance/field-problems.gen.ts';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';
import { DateBoxes } from '#src/ui/DateBoxes.tsx';
import { layoutClass, Split } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

type Props = ChangeFormProps<InsuranceOrder>;
type Wish = components['schemas']['InsuranceChange'];

export const ChangeForm = (props: Props) => {
  switch (props.kind) {
    case 'move':
      return <MoveForm {...props} />;
    case 'add':
      return <AddForm {...props} />;
    case 'correct':
      return <CorrectForm {...props} />;
    default:
      return <ExtendForm {...props} />;
  }
};

/** More days, for some people or all. */
function ExtendForm({ order, shown, isBusy, onAsk }: Props) {
  const { item, serverNow } = order;
  const staying = stayingIn(order).filter(({ days, lastDay }) => days < MAX_DAYS && serverNow < endOf(lastDay));
  const [places, setPlaces] = useState<readonly number[]>(staying.map(({ place }) => place));
  const free = freeUntil(item, places);
  const latest =
    staying
      .map(({ lastDay }) => lastDay)
      .toSorted()
      .at(-1) ?? item.lastDay;
  const form = useTypedForm<string>({ lastDay: addDays(latest, 1) }, { ...shown, texts: fieldProblems });
  const box = useDayBox(form, 'lastDay', isBusy);
  const submit = () => {
    form.noteSubmit();
    const lastDay = form.typed.lastDay ?? '';
    const wish: Wish = { kind: 'extend', lastDay, people: [...places] };
    onAsk(wish, faultsIn({ lastDay: dayFault(lastDay), people: places.length === 0 ? 'required' : undefined }));
  };
  const peopleFault = shown.faults.find(({ field }) => field === 'people');
  return (
    <ChangeFrame form={form} isBusy={isBusy} submit={m.insurance_change_ask()} onSubmit={submit}>
      <DateBoxes
        {...box}
        label={m.insurance_change_last_day()}
        {...(free ? { hint: m.insurance_change_free({ day: formatFullDay(free) }) } : {})}
      />
      {staying.length > 1 ? (
        <fieldset className={layoutClass.stack} data-gap={2}>
          <legend className="strong">{m.insurance_change_who()}</legend>
          {staying.map(({ place, firstName, lastName }, index) => (
            <CheckField
              key={place}
              id={index === 0 ? 'change-people' : `change-people-${place}`}
              name="people"
              label={`${firstName} ${lastName}`}
              checked={places.includes(place)}
              {...(index === 0 && peopleFault ? { error: m.insurance_change_who_hint() } : {})}
              onChange={(isIn) =>
                setPlaces(isIn ? [...places, place].sort((a, b) => a - b) : places.filter((one) => one !== place))
              }
            />
          ))}
        </fieldset>
      ) : null}
    </ChangeFrame>
  );
}

/** Other days for all, before the cover begins. */
function MoveForm({ order, shown, isBusy, onAsk }: Props) {
  const { item, serverNow } = order;
  const form = useTypedForm<string>(
    { firstDay: item.firstDay, lastDay: item.lastDay },
    { ...shown, texts: fieldProblems },
  );
  const [first, last] = [useDayBox(form, 'firstDay', isBusy), useDayBox(form, 'lastDay', isBusy)];
  const submit = () => {
    form.noteSubmit();
    const { firstDay = '', lastDay = '' } = form.typed;
    onAsk(
      { kind: 'move', firstDay, lastDay },
      faultsIn({
        firstDay: firstDayProblem(firstDay, dayOf(serverNow)),
        lastDay: dayFault(lastDay) ?? lastDayProblem(firstDay, lastDay),
      }),
    );
  };
  return (
    <ChangeFrame form={form} isBusy={isBusy} submit={m.insurance_change_ask()} onSubmit={submit}>
      <Split isEven>
        <DateBoxes {...first} label={m.insurance_change_first_day()} />
        <DateBoxes {...last} label={m.insurance_change_last_day()} />
      </Split>
    </ChangeFrame>
  );
}

/** A name or a passport number, as the passport has it. */
function CorrectForm({ order, shown, isBusy, onAsk }: Props) {
  const staying = stayingIn(order);
  const start = staying[0]?.place ?? 0;
  const known = (at: number) => {
    const { title = '', firstName = '', lastName = '' } = order.passengers[at] ?? {};
    return { title, firstName, lastName, passportNumber: '' };
  };
  const form = useTypedForm(known(start), { ...shown, texts: fieldProblems });
  const field = fieldsOf(form);
  const { place, choose } = usePersonChoice(form, start, known);
  const correction = correctionOf(known(place), form.typed, order.item.people[place]?.correctedLetters ?? 0);
  const submit = () => {
    form.noteSubmit();
    const { title, ...typed } = form.typed;
    const [firstName, lastName] = [nameProblem(typed.firstName), nameProblem(typed.lastName)];
    onAsk(
      { kind: 'correct', person: place, title: title === 'MR' ? 'MR' : 'MS', ...typed },
      faultsIn({ ...correction.problems, ...problemsIn({ firstName, lastName }) }),
    );
  };
  return (
    <ChangeFrame form={form} isBusy={isBusy} submit={m.insurance_change_ask_correct()} onSubmit={submit}>
      <PersonChoice label={m.insurance_change_person()} people={staying} place={place} onChoose={choose} />
      <NameFields field={field} />
      <Letters correction={correction} orderId={order.orderId} />
      <TextField
        {...field('passportNumber')}
        label={m.passengers_passport()}
        hint={m.insurance_change_passport_hint({ number: order.passengers[place]?.passportMasked ?? '' })}
        isCode
        autoComplete="off"
        width="m"
      />
    </ChangeFrame>
  );
}

type LettersProps = { readonly correction: Correction; readonly orderId: string };

/** How many letters are changed of those that may be, while one types; what is more is for our desk. */
const Letters = ({ correction: { letters, left }, orderId }: LettersProps) => {
  const isTooMany = letters > left;
  return (
    <Status>
      {isTooMany ? (
        <Note tone="warn" icon="info">
          <strong>{m.insurance_change_letters_many({ count: letters, most: left })}</strong>{' '}
          <a href={pathTo.contact({ order: orderId, about: NAME })}>{m.insurance_change_letters_desk()}</a>
        </Note>
      ) : (
        <p className="small quiet">
          {letters === 0
            ? m.insurance_change_letters_left({ most: left })
            : m.insurance_change_letters({ count: letters, most: left })}
        </p>
      )}
    </Status>
  );
};

/** One more person for the same days, as the passport has it. */
function AddForm({ shown, isBusy, onAsk }: Props) {
  const form = useTypedForm<string>(NEW_PERSON, { ...shown, texts: fieldProblems });
  const birth = useDayBox(form, 'birthDate', isBusy);
  const submit = () => {
    form.noteSubmit();
    onAsk({ kind: 'add', person: newPersonOf(form) }, faultsIn(newPersonProblems(form)));
  };
  return (
    <ChangeFrame form={form} isBusy={isBusy} submit={m.insurance_change_ask()} onSubmit={submit}>
      <NewPersonFields form={form} birth={birth} />
    </ChangeFrame>
  );
}
