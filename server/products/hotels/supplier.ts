import { randomInt } from 'node:crypto';
import type { Product } from '#server/orders/product.ts';
import type { HotelDetail } from '#server/products/hotels/detail.ts';

/**
 * The supplier that books the rooms: simulated, and its number says so (`SIM ABB 00020417`). Uniqueness is the column's; a
 * collision is tried again. All rooms are on one voucher, as a desk wants it.
 */
export const bookRooms: Product<HotelDetail>['issue'] = async ({ detail }) => ({
  papers: [{ kind: 'voucher', number: `SIM ${initialsOf(detail)} ${digits()}`, person: null }],
});

/** Three letters by which a desk finds it. */
const initialsOf = ({ hotel }: HotelDetail): string =>
  hotel.name.en
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase()
    .padEnd(3, 'X');

const digits = (): string => randomInt(100_000_000).toString().padStart(8, '0');
