import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_GUESTS, MAX_ROOMS } from '#domain/hotels/hotel-limits.ts';
import {
  agesOf,
  countsAsAdult,
  guestCount,
  type RoomParty,
  readRooms,
  roomProblems,
  writeRooms,
} from '#domain/hotels/hotel-rooms.ts';

const adults = (count: number) => Array.from({ length: count }, () => 30);

test('what an address says of rooms is read, with the room type that was chosen', () => {
  expect(readRooms('[{"adults":[30,30],"children":[3,13],"type":"court-double"},{"adults":[30]}]')).toEqual([
    { adults: [30, 30], children: [3, 13], type: 'court-double' },
    { adults: [30], children: [] },
  ]);
});

test('what is no JSON, too long, or no party is ignored as a whole', () => {
  const refused = [
    '',
    'x',
    '{"adults":[30]}',
    '[]',
    '[null]',
    '[[30]]',
    '[{"adults":[]}]',
    '[{"adults":[31]}]',
    '[{"adults":["30"]}]',
    '[{"adults":[30],"children":[18]}]',
    '[{"adults":[30],"children":[-1]}]',
    '[{"adults":[30],"children":[2.5]}]',
    '[{"adults":[30],"children":{"length":1}}]',
    `[{"adults":[30,30,30,30,30,30,30,30,30,30]}]`,
    JSON.stringify(Array.from({ length: 10 }, () => ({ adults: [30] }))),
    `${'['.repeat(100_000)}`,
    `[{"adults":[30]${' '.repeat(2000)}}]`,
  ];
  expect(refused.map(readRooms)).toEqual(refused.map(() => null));
});

test('nothing else of an address gets in, and no prototype is touched', () => {
  const text = '[{"adults":[30],"children":[],"price":1,"type":"<b>","__proto__":{"isAdmin":true},"constructor":1}]';
  const [room] = readRooms(text) ?? [];
  expect(Object.keys(room ?? {})).toEqual(['adults', 'children']);
  expect((room as unknown as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(readRooms('[{"__proto__":{"adults":[30]}}]')).toBeNull();
});

test('whatever is typed there, nothing is thrown, and what is read is within the limits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const rooms = readRooms(text);
      if (rooms === null) return;
      expect(rooms.length).toBeLessThanOrEqual(MAX_ROOMS);
      expect(guestCount(rooms)).toBeLessThanOrEqual(MAX_GUESTS);
    }),
  );
});

test('what is written is read as it was', () => {
  const party: fc.Arbitrary<RoomParty> = fc.record({
    adults: fc.integer({ min: 1, max: 2 }).map(adults),
    children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 1 }),
  });
  fc.assert(
    fc.property(fc.array(party, { minLength: 1, maxLength: 3 }), (rooms) => {
      expect(readRooms(writeRooms(rooms))).toEqual(rooms);
    }),
  );
});

test('each limit has its own word, at its own field', () => {
  const room = (count: number, children: number[] = []): RoomParty => ({ adults: adults(count), children });
  expect(roomProblems([])).toEqual({ rooms: 'rooms_invalid' });
  expect(roomProblems([room(9)])).toEqual({});
  expect(roomProblems([room(5), room(4, [3])])).toEqual({ rooms: 'too_many_guests' });
  expect(roomProblems(Array.from({ length: 10 }, () => room(1)))).toEqual({ rooms: 'too_many_rooms' });
  expect(roomProblems([room(1), room(0, [5])])).toEqual({ 'rooms.1': 'room_adult_needed' });
  expect(roomProblems([room(1, [17, 18])])).toEqual({ 'rooms.0.children.1': 'child_age_invalid' });
});

test('30 marks an adult, and from 13 on a child counts as one', () => {
  expect(agesOf({ adults: adults(2), children: [3, 13] })).toEqual([30, 30, 3, 13]);
  expect([0, 12, 13, 30].map(countsAsAdult)).toEqual([false, false, true, true]);
});
