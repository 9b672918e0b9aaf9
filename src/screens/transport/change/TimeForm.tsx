import { useState } from 'react';
import type { FieldProblem } from '#domain/core/problem.ts';
import { isTimeOpen } from '#domain/transport/changing.ts';
import { clockText, timeText } from '#domain/transport/plain-wish.ts';
import { minutesOf } from '#domain/transport/ride-times.ts';
import type { RideTime } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { ChangeFrame } from '#src/screens/core/change/ChangeFrame.tsx';
import { dayFault, faultsIn, fieldsOf, useDayBox } from '#src/screens/core/change/change-fields.tsx';
import type { ChangeFormProps } from '#src/screens/core/change/change-slots.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { fieldProblems } from '#src/screens/transport/field-problems-rides.gen.ts';
import { type Item, isLanding, type Ride, type TransportOrder, wayWords } from '#src/screens/transport/ride-words.ts';
import { DateBoxes } from '#src/ui/DateBoxes.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const EMPTY: RideTime = { day: '', time: '', flight: '', flightTime: '' };

/** The time of a ride as it was asked for. */
const timeOf = ({ wish }: Item, ride: number): RideTime =>
  (ride === 0 || wish.kind === 'cip' ? wish.ride : wish.back) ?? EMPTY;

/** Another day, time or flight of one ride. */
export function TimeForm(props: ChangeFormProps<TransportOrder>) {
  const { item, serverNow } = props.order;
  const movable = item.rides.flatMap((ride, place) => (isTimeOpen(ride, serverNow) ? [{ ride, place }] : []));
  const [chosen, setChosen] = useState(movable[0]?.place ?? 0);
  const ride = item.rides[chosen];
  if (!ride) return null;
  return (
    <>
      {movable.length > 1 ? (
        <SelectField
          id="change-ride"
          name="ride"
          label={m.transportride_change_which()}
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
          options={movable.map((one) => ({ value: String(one.place), label: wayWords(item, one.ride) }))}
        />
      ) : null}
      <RideTimeForm key={chosen} {...props} ride={ride} place={chosen === 1 ? 1 : 0} />
    </>
  );
}

type Props = ChangeFormProps<TransportOrder> & { readonly ride: Ride; readonly place: 0 | 1 };

function RideTimeForm({ order: { item }, shown, isBusy, onAsk, ride, place }: Props) {
  const form = useTypedForm<string>({ ...timeOf(item, place) }, { ...shown, texts: fieldProblems });
  const day = useDayBox(form, 'day', isBusy);
  const field = fieldsOf(form);
  const clock = (name: 'time' | 'flightTime') => {
    const { onChange, ...wire } = field(name);
    return { ...wire, onChange: (typed: string) => onChange(clockText(typed)) };
  };
  const lands = isLanding(item, ride);
  // One flight is met and another reached where a ride goes from airport to airport.
  const isReached = item.kind !== 'cip' && ride.to.airport !== null;
  const hasFlight = lands || item.kind === 'cip' || isReached;
  const submit = () => {
    form.noteSubmit();
    const { day: on = '', time = '', flight = '', flightTime = '' } = form.typed;
    onAsk(
      { kind: 'time', ride: place, to: { day: on, time, flight, flightTime } },
      faultsIn({
        day: dayFault(on),
        time: time.trim() === '' ? 'required' : timeFault(time),
        flightTime: isReached && flightTime.trim() !== '' ? timeFault(flightTime) : undefined,
      }),
    );
  };
  return (
    <ChangeFrame form={form} isBusy={isBusy} submit={m.transportride_change_ask()} onSubmit={submit}>
      <DateBoxes {...day} label={m.transportride_change_day()} />
      <TextField
        {...clock('time')}
        label={timeLabel(item, lands)}
        hint={m.transportride_change_time_hint()}
        autoComplete="off"
        width="s"
      />
      {hasFlight ? (
        <TextField
          {...field('flight')}
          label={m.transportride_flight()}
          hint={m.transportride_flight_hint()}
          autoComplete="off"
          spellCheck={false}
          width="s"
        />
      ) : null}
      {isReached ? (
        <TextField
          {...clock('flightTime')}
          label={m.transportride_flight_time()}
          hint={m.transportride_change_time_hint()}
          autoComplete="off"
          width="s"
        />
      ) : null}
    </ChangeFrame>
  );
}

const timeFault = (typed: string): FieldProblem | undefined =>
  minutesOf(timeText(typed)) === null ? 'time_invalid' : undefined;

const timeLabel = ({ kind }: Item, lands: boolean): string => {
  if (lands) return m.transportride_change_lands();
  return kind === 'cip' ? m.transportride_flight_time() : m.transportride_change_comes();
};
