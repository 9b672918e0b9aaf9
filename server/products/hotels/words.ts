import { formatFullDay } from '#domain/core/time.ts';
import { clockIn, dayIn } from '#domain/core/zoned-time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { HotelDetail } from '#server/products/hotels/detail.ts';

type Schemas = components['schemas'];

const BOARD: Readonly<Record<Schemas['HotelBoard'], string>> = {
  roomOnly: 'room only',
  breakfast: 'breakfast',
  halfBoard: 'half board',
  fullBoard: 'full board',
};

export const boardWords = (board: Schemas['HotelBoard']): string => BOARD[board];

export const nightsWords = (count: number): string => `${count} night${count === 1 ? '' : 's'}`;

/** Marks an invented hotel as a sample. */
export const nameWords = ({ name, isInvented }: Pick<HotelDetail['hotel'], 'name' | 'isInvented'>): string =>
  isInvented ? `${name.en} (a sample, this hotel is invented)` : name.en;

/** "Abbasi Hotel, Isfahan". */
export const titleOf = ({ hotel }: HotelDetail): string => `${hotel.name.en}, ${hotel.city.name.en}`;

/** "Thu 3 Dec 2026, 12:00 (14:30 in Tehran)": the hotel's time first. */
export function momentWords(moment: number, zone: string): string {
  const here = `${formatFullDay(dayIn(zone, moment))}, ${clockIn(zone, moment)}`;
  const inTehran = `${formatFullDay(dayIn('Asia/Tehran', moment))}, ${clockIn('Asia/Tehran', moment)}`;
  return here === inTehran ? here : `${here} (${inTehran} in Tehran)`;
}

/** One line per refund step. */
export const refundWords = ({ refundSteps }: Pick<Schemas['RateTerms'], 'refundSteps'>, zone: string): string[] => {
  const some = refundSteps.filter(({ percent }) => percent > 0);
  if (some.length === 0) return ['Nothing comes back if you cancel.'];
  const lines = some.map(({ until, percent }) =>
    percent === 100
      ? `Free to cancel until ${momentWords(until, zone)}`
      : `${percent} % comes back until ${momentWords(until, zone)}`,
  );
  return [...lines, 'After that nothing comes back.'];
};

/** "between 17:00 and 18:00". */
export function arrivalWords(arrival: string): string {
  if (arrival === 'later') return 'later than the hotel keeps the room';
  const [from, to] = arrival.split('-');
  return `between ${from}:00 and ${to}:00`;
}
