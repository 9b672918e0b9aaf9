import { HOTEL_HOLD_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { holdKind } from '#machines/core/hold-session/kind.ts';
import { hotelHoldMachine } from '#machines/hotels/hotel-hold/machine.ts';

export const hotelHold = holdKind(hotelHoldMachine, {
  models: 'the rooms of a held stay',
  seconds: HOTEL_HOLD_SECONDS,
  otherwise: 'or an hour after an offer',
  routes: '`/hotel/reserve/passengers`, `/hotel/reserve/confirm`',
});
