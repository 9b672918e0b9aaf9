import { addDays } from '#domain/core/time.ts';
import { DAYS_AHEAD } from '#domain/transport/days.ts';
import { clockText } from '#domain/transport/plain-wish.ts';
import type { RideTime } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { DAY_LABEL, type Moment, TIME_LABEL } from '#src/screens/transport/wish/field-labels.ts';
import type { WishForm } from '#src/screens/transport/wish/useWishForm.ts';
import { TextField } from '#src/ui/TextField.tsx';

type Props = {
  readonly ride: 'ride' | 'back';
  readonly value: RideTime;
  readonly moment: Moment;
  /** YYYY-MM-DD in Tehran. */
  readonly today: string;
  /** A flight is met, or reached. */
  readonly hasFlight: boolean;
  /** A flight is reached, so when it leaves is asked. */
  readonly isReached: boolean;
  readonly isFlightNeeded?: boolean;
  /** A pick-up by night costs more. */
  readonly hasNight: boolean;
  readonly form: WishForm;
  readonly onChange: (change: (ride: RideTime) => RideTime) => void;
};

const nameOf = (ride: Props['ride'], part: keyof RideTime) =>
  ride === 'ride' ? part : `back${part.charAt(0).toUpperCase()}${part.slice(1)}`;

/** Day, time and flight of one ride, in a FieldGrid. */
export function RideFields(props: Props) {
  const { ride, value, moment, today, hasFlight, isReached, isFlightNeeded = false, hasNight, form, onChange } = props;
  const wire = (part: keyof RideTime) => ({
    id: `${ride}.${part}`,
    name: nameOf(ride, part),
    value: value[part],
    error: form.errorOf(`${ride}.${part}`),
    autoComplete: 'off',
    onChange: (typed: string) => onChange((now) => ({ ...now, [part]: typed })),
  });
  return (
    <>
      <TextField
        {...wire('day')}
        type="date"
        min={today}
        max={addDays(today, DAYS_AHEAD)}
        label={DAY_LABEL[moment]()}
        hint={moment === 'lands' ? m.transportwish_day_lands_hint() : undefined}
      />
      <TextField
        {...wire('time')}
        onChange={(typed) => onChange((now) => ({ ...now, time: clockText(typed) }))}
        label={TIME_LABEL[moment]()}
        hint={hasNight ? m.transportwish_time_hint_night() : m.transportwish_time_hint()}
        width="m"
      />
      {hasFlight ? (
        <TextField
          {...wire('flight')}
          label={m.transportwish_flight()}
          hint={isFlightNeeded ? m.transportwish_flight_hint_needed() : m.transportwish_flight_hint()}
          isCode
        />
      ) : null}
      {isReached ? (
        <TextField
          {...wire('flightTime')}
          onChange={(typed) => onChange((now) => ({ ...now, flightTime: clockText(typed) }))}
          label={m.transportwish_flight_time()}
          hint={m.transportwish_flight_time_hint()}
          width="m"
        />
      ) : null}
    </>
  );
}
