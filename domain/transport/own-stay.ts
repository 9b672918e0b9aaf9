import { fold } from '#domain/core/fold.ts';
import { DAY_MS } from '#domain/core/time.ts';

/** A hotel in an order of the same traveller. Moments in server epoch ms. */
export type BookedStay = {
  readonly orderId: string;
  readonly name: string;
  readonly startsAt: number;
  readonly endsAt: number;
};

/** The order whose hotel was told to the driver, and whose nights a ride touches; null where there is none. */
export function stayOf(hotel: string, pickUps: readonly number[], stays: readonly BookedStay[]): string | null {
  const found = stays.find(
    ({ name, startsAt, endsAt }) =>
      isHotel(hotel, name) && pickUps.some((at) => at >= startsAt - DAY_MS && at <= endsAt + DAY_MS),
  );
  return found?.orderId ?? null;
}

/** Whether what was typed names a hotel: "Golestan Hotel, room to the yard" is the Hotel Golestan. */
function isHotel(typed: string, name: string): boolean {
  const words = wordsOf(name);
  const said = wordsOf(typed);
  return words.length > 0 && words.every((word) => said.includes(word));
}

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(fold)
    .filter((word) => word !== '' && word !== 'hotel' && word !== 'the');
