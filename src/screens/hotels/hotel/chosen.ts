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
 * What is chosen for each searched room, on the table as it stands now: each time that prices are asked for the offers are
 * new ones, and the room and its rate are still what was chosen. undefined: nothing, or nobody has it any more.
 */
export const chosenOf = (
  { rooms }: Pick<HotelStay, 'rooms'>,
  chosenRates: readonly (ChosenRate | null)[],
): (HotelChoice | undefined)[] =>
  rooms.map(({ choices }, at) => {
    const wanted = chosenRates[at];
    return choices.find(({ room, rate }) => room.roomId === wanted?.roomId && rate.rateId === wanted.rateId);
  });
