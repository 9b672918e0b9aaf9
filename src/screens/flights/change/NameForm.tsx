import { type FormEvent, useRef } from 'react';
import { FREE_LETTERS, wrongLetters } from '#domain/core/name-correction.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { nameProblem } from '#domain/core/person.ts';
import { problemsIn } from '#domain/core/problem.ts';
import { faultsOf } from '#machines/core/form.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeFormProps } from '#src/screens/core/change/change-slots.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { type FlightOrder, whoFlies } from '#src/screens/flights/checkout/order.ts';
import { fieldProblems } from '#src/screens/flights/field-problems.gen.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass, Row } from '#src/ui/layout.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { RadioGroup } from '#src/ui/Tick.tsx';

/** The letters of one person's name. */
export function NameForm({ order, shown, isBusy, onAsk }: ChangeFormProps<FlightOrder>) {
  const places = whoFlies(order);
  const known = (place: string) => order.passengers[Number(place)] ?? { firstName: '', lastName: '' };
  const start = String(places[0] ?? 0);
  const { firstName, lastName } = known(start);
  const form = useTypedForm({ person: start, firstName, lastName }, { ...shown, texts: fieldProblems });
  const { person, ...name } = form.typed;
  /** What was typed for a person stays while another one is looked at. */
  const typedFor = useRef(new Map<string, typeof name>());
  const choose = (place: string) => {
    typedFor.current.set(person, name);
    const { firstName, lastName } = typedFor.current.get(place) ?? known(place);
    form.field('person').onChange(place);
    form.field('firstName').onChange(firstName);
    form.field('lastName').onChange(lastName);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    form.noteSubmit();
    const typed = { firstName: nameProblem(name.firstName), lastName: nameProblem(name.lastName) };
    const isOther = wrongLetters(known(person), name) > FREE_LETTERS;
    const changed = name.firstName === known(person).firstName ? 'lastName' : 'firstName';
    const fields = problemsIn(typed);
    onAsk(
      { kind: 'name', person: Number(person), ...name },
      faultsOf({
        code: 'invalid_details',
        message: '',
        fields: isOther ? { [changed]: 'too_many_letters', ...fields } : fields,
      }),
    );
  };
  return (
    <form ref={form.ref} className={layoutClass.stack} onSubmit={submit} noValidate>
      {places.length > 1 ? (
        <RadioGroup
          id="change-person"
          name="person"
          label={m.flights_change_who()}
          options={places.map((place) => ({
            value: String(place),
            label: `${known(String(place)).firstName} ${known(String(place)).lastName}`,
          }))}
          value={person}
          error={form.field('person').error}
          onChange={choose}
        />
      ) : null}
      <TextField
        {...form.field('firstName')}
        id="change-first-name"
        label={m.flights_change_first_name()}
        autoComplete="off"
        width="m"
      />
      <TextField
        {...form.field('lastName')}
        id="change-last-name"
        label={m.flights_change_last_name()}
        autoComplete="off"
        width="m"
      />
      <p className="small quiet">
        {m.flights_change_letters({ count: FREE_LETTERS })}{' '}
        <a href={pathTo.contact({ order: order.orderId })}>{m.flights_change_desk()}</a>
      </p>
      <Row>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {m.flights_change_ask()}
        </Button>
      </Row>
    </form>
  );
}
