import type { ChosenRate } from '#machines/hotels/hotel-booking/types.ts';
import type { components } from '#openapi/generated/types.ts';

type HotelStay = components['schemas']['HotelStay'];
type HotelChoice = components['schemas']['HotelChoice'];

export const rateOf = ({ offerId, room, rate }: HotelChoice): ChosenRate => ({
  offerId,
  roomId: room.roomId,
  rateId: rate.rateId,
});

/**
 * The chosen rates found in the current table: a reload of prices changes the offers, but room and rate stay. undefined: no choice, or no
 * longer available.
 */
export const chosenOf = (
  { rooms }: Pick<HotelStay, 'rooms'>,
  chosenRates: readonly (ChosenRate | null)[],
): (HotelChoice | undefined)[] =>
  rooms.map(({ choices }, at) => {
    const wanted = chosenRates[at];
    return choices.find(({ room, rate }) => room.roomId === wanted?.roomId && rate.rateId === wanted.rateId);
  });
