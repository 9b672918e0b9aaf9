import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { untilThere } from '#src/screens/hotels/moment-there.ts';

type Step = components['schemas']['HotelRefundStep'];

/** What comes back until when, on the clocks of the hotel; steps that are over are left out. */
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
