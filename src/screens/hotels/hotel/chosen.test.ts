import { expect, test } from 'vitest';
import { hotelStayFor } from '#machines/hotels/hotel-booking/documents.ts';
import { abbasi, double, twin } from '#machines/hotels/hotel-booking/fixtures.ts';
import { familyStay } from '#machines/hotels/hotel-results/fixtures.ts';
import { chosenOf, rateOf } from '#src/screens/hotels/hotel/chosen.ts';

const stay = hotelStayFor(abbasi.hotelId, familyStay);
const offersOf = (chosen: ReturnType<typeof chosenOf>) => chosen.map((choice) => choice?.offerId);

test('a choice stays what it is when prices were asked for again, with the offer of today', () => {
  const old = { ...double, offerId: 'an offer of ten minutes ago' };
  const chosen = chosenOf(stay, [old, null]);
  expect(offersOf(chosen)).toEqual([double.offerId, undefined]);
  expect(chosen.map((choice) => choice && rateOf(choice))).toEqual([double, undefined]);
});

test('a room that nobody has any more is chosen no more; the other rate of another room does not take its place', () => {
  const soldOut = { rooms: stay.rooms.map((room) => ({ ...room, choices: room.choices.slice(0, 1) })) };
  expect(offersOf(chosenOf(soldOut, [double, twin]))).toEqual([double.offerId, undefined]);
  expect(offersOf(chosenOf(stay, [{ ...double, rateId: twin.rateId }, twin]))).toEqual([undefined, twin.offerId]);
});
