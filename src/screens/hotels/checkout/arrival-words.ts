import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';

/** The chosen arrival time; null if none. */
export function arrivalWords({ arrival, rules }: components['schemas']['HotelOrder']['item']): string | null {
  if (arrival === '') return null;
  if (arrival === 'later') return m.hotels_arrival_later({ time: rules.keepsUntil });
  const [from = '', to = ''] = arrival.split('-');
  return m.hotels_arrival_between({ from, to });
}
