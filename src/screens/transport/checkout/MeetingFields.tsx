import {
  lettersIn,
  MAX_HOTEL,
  MAX_NOTES,
  MAX_ROOM,
  MAX_SIGN,
  MAX_STOPS_AT,
  type MEETING,
  type MeetingAsked,
} from '#domain/transport/meeting.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Ride } from '#src/screens/transport/ride-words.ts';
import { Sign } from '#src/screens/transport/Sign.tsx';
import { Split, Stack } from '#src/ui/layout.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type MeetingField = (typeof MEETING)[number];

/** What a field needs from the form that it stands in. */
export type MeetingWire = (name: MeetingField) => {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
};

type Props = {
  readonly wire: MeetingWire;
  /** The ride whose flight and time stand on the sign. */
  readonly ride: Ride;
  readonly asked: MeetingAsked;
};

/** The name on the sign, drawn while one types, and where one stays. */
export function MeetingFields({ wire, ride, asked }: Props) {
  const { isFetched, backFrom, hasStops } = asked;
  const sign = wire('sign');
  const letters = lettersIn(sign.value.trim());
  return (
    <Split isEven>
      <Stack gap={4}>
        <TextField
          {...sign}
          label={m.transportride_sign()}
          hint={
            letters === 0
              ? m.transportride_sign_hint({ most: MAX_SIGN })
              : m.transportride_sign_count({ letters, most: MAX_SIGN })
          }
          autoComplete="off"
          spellCheck={false}
          dir="auto"
        />
        <TextField
          {...wire('hotel')}
          label={isFetched ? m.transportride_hotel_from() : m.transportride_hotel()}
          hint={isFetched ? m.transportride_hotel_from_hint() : m.transportride_hotel_hint()}
          maxLength={MAX_HOTEL}
          autoComplete="off"
          dir="auto"
        />
        <TextField {...wire('room')} label={m.transportride_room()} maxLength={MAX_ROOM} autoComplete="off" width="s" />
        {backFrom === null ? null : (
          <TextField
            {...wire('hotelBack')}
            label={m.transportride_hotel_back({ town: backFrom })}
            hint={m.transportride_hotel_back_hint()}
            maxLength={MAX_HOTEL}
            autoComplete="off"
            dir="auto"
          />
        )}
        {hasStops ? (
          <TextField
            {...wire('stopsAt')}
            label={m.transportride_stops_at()}
            hint={m.transportride_stops_at_hint()}
            maxLength={MAX_STOPS_AT}
            autoComplete="off"
            dir="auto"
          />
        ) : null}
        <TextField
          {...wire('notes')}
          label={m.transportride_notes()}
          hint={m.transportride_notes_hint()}
          maxLength={MAX_NOTES}
          autoComplete="off"
          dir="auto"
        />
      </Stack>
      <Sign name={sign.value} ride={ride} caption={m.transportride_sign_caption()} />
    </Split>
  );
}
