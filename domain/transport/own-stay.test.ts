import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/core/time.ts';
import { stayOf } from '#domain/transport/own-stay.ts';

const STAYS = [
  { orderId: 'abbasi', name: 'Abbasi Hotel', startsAt: 10 * DAY_MS, endsAt: 13 * DAY_MS },
  { orderId: 'nameless', name: 'Hotel', startsAt: 10 * DAY_MS, endsAt: 15 * DAY_MS },
  { orderId: 'ameriha', name: 'Ameriha Historical House', startsAt: 13 * DAY_MS, endsAt: 15 * DAY_MS },
];

test.each<[string, string, number, string | null]>([
  ['its name', 'Abbasi Hotel', 11, 'abbasi'],
  ['the words the other way round, with a room', 'Hotel Abbasi, room 204', 11, 'abbasi'],
  ['another spelling', 'the ABBĀSI hotel', 11, 'abbasi'],
  ['the evening before its first night', 'Abbasi', 9, 'abbasi'],
  ['two days before', 'Abbasi', 8, null],
  ['two days after', 'Abbasi', 15, null],
  ['some of its words', 'Historical House', 14, null],
  ['a house that is known by its quarter only', 'Behind the bazaar, Oudlajan', 11, null],
  ['a hotel without a name', 'Hotel', 11, null],
  ['nothing', '', 11, null],
])('where the driver goes is a hotel of the same traveller, by %s', (_, typed, day, order) => {
  expect(stayOf(typed, [day * DAY_MS], STAYS)).toBe(order);
});
