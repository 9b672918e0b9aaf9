import { m } from '#src/copy/generated/messages.js';
import type { ChangeSlots } from '#src/screens/core/change/change-slots.ts';
import type { HotelOrder } from '#src/screens/hotels/checkout/hold-slots.tsx';

export const changeSlots: ChangeSlots<HotelOrder> = {
  // Until check-in, as the server says too.
  entriesOf: ({ item: { checkInAt }, serverNow }) =>
    serverNow >= checkInAt
      ? []
      : [
          { kind: 'nights', text: m.hotels_change_entry_nights() },
          { kind: 'guest', text: m.hotels_change_entry_guest() },
          { kind: 'arrival', text: m.hotels_change_entry_arrival() },
        ],
  load: async () => (await import('#src/screens/hotels/change/change-parts.tsx')).changeParts,
};
