import type { FormEvent } from 'react';
import { FREE_LETTERS, wrongLetters } from '#domain/core/name-correction.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { nameProblem } from '#domain/core/person.ts';
import { problemsIn } from '#domain/core/problem.ts';
import { faultsOf } from '#machines/core/form.ts';
import { m } from '#src/copy/generated/messages.js';
import { usePersonChoice } from '#src/screens/core/change/change-fields.tsx';
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
  const known = (of: number) => {
    const { firstName = '', lastName = '' } = order.passengers[of] ?? {};
    return { firstName, lastName };
  };
  const start = places[0] ?? 0;
  const form = useTypedForm({ ...known(start), person: '' }, { ...shown, texts: fieldProblems });
  const { place, choose } = usePersonChoice(form, start, (of) => ({ ...known(of), person: '' }));
  const { person: _, ...name } = form.typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    form.noteSubmit();
    const typed = { firstName: nameProblem(name.firstName), lastName: nameProblem(name.lastName) };
    const isOther = wrongLetters(known(place), name) > FREE_LETTERS;
    const changed = name.firstName === known(place).firstName ? 'lastName' : 'firstName';
    const fields = problemsIn(typed);
    onAsk(
      { kind: 'name', person: place, ...name },
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
            label: `${known(place).firstName} ${known(place).lastName}`,
          }))}
          value={String(place)}
          error={form.field('person').error}
          onChange={(of) => choose(Number(of))}
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
