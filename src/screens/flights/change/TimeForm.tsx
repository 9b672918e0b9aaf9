import type { FormEvent } from 'react';
import { cityOf } from '#domain/country/cities.ts';
import { isMoved } from '#domain/flights/flight-change.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeFormProps } from '#src/screens/core/change/change-slots.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { timesOf } from '#src/screens/flights/change/MovedNote.tsx';
import type { FlightOrder } from '#src/screens/flights/checkout/order.ts';
import { fieldProblems } from '#src/screens/flights/field-problems.gen.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass, Row } from '#src/ui/layout.tsx';
import { RadioGroup } from '#src/ui/Tick.tsx';

/** The new time of a flight that the airline moved, to be kept. */
export function TimeForm({ order, shown, isBusy, onAsk }: ChangeFormProps<FlightOrder>) {
  const legs = order.item.legs.filter(isMoved);
  const form = useTypedForm({ path: legs[0]?.path ?? 'departing' }, { ...shown, texts: fieldProblems });
  const { value, error, onChange } = form.field('path');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    form.noteSubmit();
    onAsk({ kind: 'time', path: value === 'returning' ? value : 'departing' }, []);
  };
  return (
    <form ref={form.ref} className={layoutClass.stack} onSubmit={submit} noValidate>
      <RadioGroup
        id="change-time"
        name="path"
        label={m.flights_change_which()}
        options={legs.map(({ path, flight }) => ({
          value: path,
          label: cityOf(flight.destination),
          hint: timesOf(flight),
        }))}
        value={value}
        error={error}
        onChange={onChange}
      />
      <Row>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {m.flights_change_ask()}
        </Button>
      </Row>
    </form>
  );
}
