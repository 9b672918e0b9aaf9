import type { TourPeople } from '#domain/tours/ladder.ts';
import type { TourRooms } from '#domain/tours/rooms.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/tours/tour/PartyFields.module.css';
import { SelectField } from '#src/ui/SelectField.tsx';

type Age = keyof TourPeople;
type Room = keyof TourRooms;

/** How many of each age, beside each other. */
export const PeopleCounts = ({
  people,
  most,
  errorOf,
  onChange,
}: {
  readonly people: TourPeople;
  readonly most: Readonly<Record<Age, number>>;
  readonly errorOf: (age: Age) => string | undefined;
  readonly onChange: (people: TourPeople) => void;
}) => (
  <div className={css.counts}>
    {(['adults', 'children', 'infants'] as const).map((age) => (
      <SelectField
        key={age}
        id={age}
        name={age}
        label={AGE[age]()}
        options={countsTo(most[age], age === 'adults' ? 1 : 0)}
        value={String(people[age])}
        error={errorOf(age)}
        onChange={(value) => onChange({ ...people, [age]: Number(value) })}
      />
    ))}
  </div>
);

/** How many rooms of each kind. */
export const RoomCounts = ({
  rooms,
  kinds,
  most,
  onChange,
}: {
  readonly rooms: TourRooms;
  readonly kinds: readonly Room[];
  readonly most: Readonly<Record<Room, number>>;
  readonly onChange: (rooms: TourRooms) => void;
}) => (
  <div className={css.counts}>
    {kinds.map((kind) => (
      <SelectField
        key={kind}
        id={kind}
        name={kind}
        label={ROOM[kind]()}
        options={countsTo(most[kind])}
        value={String(rooms[kind])}
        onChange={(value) => onChange({ ...rooms, [kind]: Number(value) })}
      />
    ))}
  </div>
);

const AGE = { adults: m.tourpage_adults, children: m.tourpage_children, infants: m.tourpage_infants } as const;
const ROOM = {
  double: m.tourpage_room_double,
  twin: m.tourpage_room_twin,
  own: m.tourpage_room_own,
  shared: m.tourpage_room_shared,
} as const;

const countsTo = (most: number, least = 0) =>
  Array.from({ length: most - least + 1 }, (_, at) => ({ value: String(at + least), label: String(at + least) }));
