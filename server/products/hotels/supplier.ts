import { randomInt } from 'node:crypto';
import type { Product } from '#server/orders/product.ts';
import type { HotelDetail } from '#server/products/hotels/detail.ts';

/**
 * The simulated supplier; its numbers say so (`SIM ABB 00020417`). The column is unique; a collision is retried. One
 * number for each room, on one voucher, as a desk wants it: a single room can be given back.
 */
export const bookRooms: Product<HotelDetail>['supplier']['issue'] = async ({ detail }) => ({
  papers: detail.rooms.map(() => ({ kind: 'voucher', number: `SIM ${initialsOf(detail)} ${digits()}`, person: null })),
});

/** Three letters of the hotel's name. */
const initialsOf = ({ hotel }: HotelDetail): string =>
  hotel.name.en
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase()
    .padEnd(3, 'X');

const digits = (): string => randomInt(100_000_000).toString().padStart(8, '0');
