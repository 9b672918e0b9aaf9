import { extraBedsFor } from '#domain/hotels/hotel-prices.ts';
import type { RoomParty } from '#domain/hotels/hotel-rooms.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';

type RoomType = components['schemas']['HotelRoomType'];

/** "For 2 people, and 1 more on an extra bed": an extra bed must not be a surprise. */
export function sleepsWords({ sleeps, extraBeds }: Pick<RoomType, 'sleeps' | 'extraBeds'>): string {
  const words = m.hotels_rooms_sleeps({ count: sleeps });
  return extraBeds > 0 ? `${words}, ${m.hotels_rooms_extra({ count: extraBeds })}` : words;
}

/** "with 1 extra bed" for this party; '' if the regular beds suffice. */
export function extraBedWords(party: RoomParty, room: Pick<RoomType, 'sleeps' | 'extraBeds'>): string[] {
  const count = extraBedsFor(party, room);
  return count > 0 ? [m.hotels_extra_beds({ count })] : [];
}
