import { useLayoutEffect, useRef, useState } from 'react';
import { numbersIn } from '#domain/core/whole-number.ts';
import { ADULT_MARK, AGE_UNKNOWN, MAX_GUESTS, MAX_ROOMS, OLDEST_CHILD } from '#domain/hotels/hotel-limits.ts';
import { guestCount, type RoomParty, writeRooms } from '#domain/hotels/hotel-rooms.ts';
import { roomsOfCounts } from '#domain/hotels/hotel-search.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/hotels/search/Search.module.css';
import { partyWords } from '#src/screens/hotels/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { inputClass } from '#src/ui/Field.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Counter } from '#src/ui/search/Counter.tsx';
import { Popover } from '#src/ui/search/Popover.tsx';
import search from '#src/ui/search/Search.module.css';
import { Cell, type CellProps, describedBy } from '#src/ui/search/Search.tsx';
import { useIsLive } from '#src/ui/useLate.ts';

export type RoomsFieldProps = CellProps & {
  readonly value: readonly RoomParty[];
  readonly onChange: (rooms: readonly RoomParty[]) => void;
};

const adults = (count: number): number[] => Array.from({ length: count }, () => ADULT_MARK);

/** Rooms and guests: three plain fields named adults, ages and count; after hydration an editor by room in a panel. */
export function RoomsField({ value, onChange, ...cell }: RoomsFieldProps) {
  const plain = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const read = () => {
    const chosen = plain.current ? roomsOfPlain(plain.current) : null;
    if (chosen && chosen.said !== plainOf(value)) onChange(chosen.rooms);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: what was chosen before the page came alive.
  useLayoutEffect(read, []);
  const isLive = useIsLive(plain);
  return (
    <Cell {...cell} note={isLive ? partyWords(value) : ''} isLive={isLive}>
      {isLive ? (
        <>
          <button
            ref={opener}
            type="button"
            id={cell.id}
            className={search.value}
            aria-labelledby={`${cell.id}-label ${cell.id}`}
            aria-describedby={describedBy(cell.id, cell.error)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {`${m.hotels_rooms({ count: value.length })}, ${m.hotels_people({ count: guestCount(value) })}`}
          </button>
          {isOpen ? (
            <Popover label={cell.label} opener={opener} onClose={() => setOpen(false)}>
              <Editor
                rooms={value}
                onChange={onChange}
                onDone={() => {
                  setOpen(false);
                  opener.current?.focus();
                }}
              />
            </Popover>
          ) : null}
          <input type="hidden" name="rooms" value={writeRooms(value)} />
        </>
      ) : (
        <Plain id={cell.id} rooms={value} box={plain} onChange={read} />
      )}
    </Cell>
  );
}

type PlainProps = {
  readonly id: string;
  readonly rooms: readonly RoomParty[];
  readonly box: React.RefObject<HTMLDivElement | null>;
  readonly onChange: () => void;
};

/** The fields without JavaScript; the server distributes the guests over the rooms. */
const Plain = ({ id, rooms, box, onChange }: PlainProps) => {
  const { adult, ages, count } = countsOf(rooms);
  return (
    <div className={`${search.parts} ${css.plain}`} ref={box} onChange={onChange}>
      <label>
        <select className={search.value} id={id} name="adults" defaultValue={adult}>
          {numbers(1, MAX_GUESTS)}
        </select>
        {m.hotels_search_adults()}
      </label>
      <label>
        <select className={search.value} name="count" defaultValue={count}>
          {numbers(1, MAX_ROOMS)}
        </select>
        {m.hotels_search_count_rooms()}
      </label>
      <label>
        <input
          className={search.value}
          name="ages"
          defaultValue={ages}
          autoComplete="off"
          maxLength={60}
          placeholder={m.hotels_search_no_children()}
        />
        {m.hotels_search_ages()}
      </label>
    </div>
  );
};

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).map((number) => (
    <option key={number} value={number}>
      {number}
    </option>
  ));

const countsOf = (rooms: readonly RoomParty[]) => ({
  adult: rooms.reduce((count, room) => count + room.adults.length, 0),
  ages: rooms.flatMap(({ children }) => children.filter((age) => age !== AGE_UNKNOWN)).join(', '),
  count: rooms.length,
});

const plainOf = (rooms: readonly RoomParty[]): string => Object.values(countsOf(rooms)).join('|');

function roomsOfPlain(box: HTMLElement): { readonly said: string; readonly rooms: RoomParty[] } {
  const read = (name: string) => box.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
  const [adult, ages, count] = [Number(read('adults')), read('ages'), Number(read('count'))];
  return {
    said: [adult, ages, count].join('|'),
    rooms: roomsOfCounts(adult || 1, numbersIn(ages).slice(0, MAX_GUESTS), count || 1),
  };
}

type EditorProps = {
  readonly rooms: readonly RoomParty[];
  readonly onChange: (rooms: readonly RoomParty[]) => void;
  readonly onDone: () => void;
};

function Editor({ rooms, onChange, onDone }: EditorProps) {
  const free = MAX_GUESTS - guestCount(rooms);
  const set = (at: number, room: RoomParty) => onChange(rooms.map((old, index) => (index === at ? room : old)));
  return (
    <div className={css.rooms}>
      {rooms.map((room, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room has no identity but its place.
        <fieldset key={at} className={css.room}>
          <Row isSpread>
            <legend className="strong">{m.hotels_room_n({ number: at + 1 })}</legend>
            {rooms.length > 1 ? (
              <Button
                size="s"
                isIcon
                icon="trash"
                kind="quiet"
                aria-label={m.hotels_room_remove({ number: at + 1 })}
                onClick={() => onChange(rooms.filter((_, index) => index !== at))}
              />
            ) : null}
          </Row>
          <Counter
            label={m.hotels_room_adults({ number: at + 1 })}
            value={room.adults.length}
            min={1}
            max={room.adults.length + free}
            onChange={(count) => set(at, { ...room, adults: adults(count) })}
          />
          <Counter
            label={m.hotels_room_children({ number: at + 1 })}
            hint={m.hotels_room_children_hint()}
            value={room.children.length}
            min={0}
            max={room.children.length + free}
            onChange={(count) => set(at, { ...room, children: childrenOf(room, count) })}
          />
          {room.children.length > 0 ? (
            <div className={css.ages}>
              {room.children.map((age, child) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <label key={child} className="small">
                  {m.hotels_room_age_short({ child: child + 1 })}
                  <select
                    className={inputClass}
                    data-w="s"
                    aria-label={m.hotels_room_age({ child: child + 1, number: at + 1 })}
                    value={age}
                    onChange={(event) =>
                      set(at, { ...room, children: room.children.with(child, Number(event.target.value)) })
                    }
                  >
                    {age === AGE_UNKNOWN ? <option value={AGE_UNKNOWN}>{m.hotels_room_age_none()}</option> : null}
                    {numbers(0, OLDEST_CHILD)}
                  </select>
                </label>
              ))}
            </div>
          ) : null}
        </fieldset>
      ))}
      <p className="small quiet" role="status">
        {free === 0 ? m.hotels_room_full() : ''}
      </p>
      <Row isSpread>
        <Button
          size="s"
          icon="plus"
          aria-disabled={free === 0 || rooms.length >= MAX_ROOMS}
          onClick={() => onChange([...rooms, { adults: adults(1), children: [] }])}
        >
          {m.hotels_room_add()}
        </Button>
        <Button kind="primary" size="s" onClick={onDone}>
          {m.ui_apply()}
        </Button>
      </Row>
    </div>
  );
}

const childrenOf = ({ children }: RoomParty, count: number): number[] =>
  count > children.length ? [...children, AGE_UNKNOWN] : children.slice(0, count);
