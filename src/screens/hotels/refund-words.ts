import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { untilThere } from '#src/screens/hotels/moment-there.ts';

type Step = components['schemas']['HotelRefundStep'];

/** Refund by moment, in the hotel's local time, without past steps. */
export function refundLines(steps: readonly Step[], zone: string, now: number): string[] {
  const ahead = steps.filter(({ until, percent }) => until > now && percent > 0);
  const lines = ahead.map(({ until, percent }) => {
    const at = untilThere(zone, until);
    return percent === 100 ? m.hotels_back_free(at) : m.hotels_back_part({ percent, ...at });
  });
  const last =
    lines.length > 0 ? m.hotels_back_then({ text: m.hotels_back_none().toLowerCase() }) : m.hotels_back_none();
  return [...lines, last];
}

type Stay = Pick<components['schemas']['HotelItem'], 'rooms' | 'timeZone'>;

/** Refund of all rooms in one line; one line per room if rates differ. */
export function stayRefundLines({ rooms, timeZone }: Stay, now: number): string[] {
  const lines = rooms.map(({ rate }) => refundLines(rate.refundSteps, timeZone, now).join(', '));
  const [first = ''] = lines;
  if (lines.every((line) => line === first)) return [first];
  return rooms.map(({ number }, at) => m.hotels_back_room({ number, text: lines[at] ?? '' }));
}

type Price = Pick<components['schemas']['HotelPrice'], 'freeUntil' | 'comesBack'>;

export const cancelWords = ({ freeUntil, comesBack }: Price, zone: string): string =>
  freeUntil !== null
    ? m.hotels_card_free(untilThere(zone, freeUntil))
    : comesBack === 'part'
      ? m.hotels_card_part()
      : m.hotels_card_none();
