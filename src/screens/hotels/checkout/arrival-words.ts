import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';

import type { Option } from '#src/ui/SelectField.tsx';

type Item = components['schemas']['HotelOrder']['item'];

/** The chosen arrival time; null if none. */
export function arrivalWords({ arrival, rules }: Item): string | null {
  if (arrival === '') return null;
  if (arrival === 'later') return m.hotels_arrival_later({ time: rules.keepsUntil });
  const [from = '', to = ''] = arrival.split('-');
  return m.hotels_arrival_between({ from, to });
}

/** The hours from check-in until the room may be released, and what else can be said of the arrival. */
export const arrivalOptions = ({ checkInFrom, keepsUntil }: Item['rules']): Option[] => {
  const [first, last] = [Number(checkInFrom.slice(0, 2)), Number(keepsUntil.slice(0, 2))];
  const hours = Array.from(
    { length: Math.max(0, last - first) },
    (_, at) => [two(first + at), two(first + at + 1)] as const,
  );
  return [
    { value: '', label: m.hotels_arrival_none() },
    ...hours.map(([from, to]) => ({ value: `${from}-${to}`, label: m.hotels_arrival_between({ from, to }) })),
    { value: 'later', label: m.hotels_arrival_later({ time: keepsUntil }) },
  ];
};

const two = (hour: number) => String(hour).padStart(2, '0');
