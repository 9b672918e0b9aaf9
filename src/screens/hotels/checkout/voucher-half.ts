import { formatMoney, type Money, sum } from '#domain/core/money.ts';
import { formatPersianDayFa, inPersian, moneyInPersian } from '#domain/core/persian-text.ts';
import { formatDay } from '#domain/core/time.ts';
import { clockIn } from '#domain/core/zoned-time.ts';
import { placeParts } from '#domain/country/place-parts.ts';
import { VOUCHER_IN_PERSIAN } from '#domain/hotels/voucher-in-persian.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { HotelOrder } from '#src/screens/hotels/checkout/hold-slots.tsx';

type Item = HotelOrder['item'];
type Board = components['schemas']['HotelBoard'];
type PlaceName = components['schemas']['PlaceName'];

/** Texts of a voucher in one language; guest names and codes are equal in both. */
export type VoucherWords = {
  readonly kicker: (rooms: number) => string;
  /** The Persian name, or the known one if there is none. */
  readonly name: (name: PlaceName) => string;
  /** "Abbasi Hotel, Isfahan" */
  readonly hotel: (item: Item) => string;
  readonly area: (item: Item) => string;
  readonly arrives: Moment;
  readonly leaves: Moment;
  readonly nights: (count: number) => string;
  /** null if not given. */
  readonly arrival: (item: Item) => string | null;
  readonly room: (number: number) => string;
  readonly board: (board: Board) => string;
  readonly age: (years: number) => string;
  readonly money: (money: Money) => string;
  /** What remains to be paid at the hotel. */
  readonly desk: (order: Pick<HotelOrder, 'item'>) => readonly string[];
  readonly wishes: (text: string) => string;
  readonly comma: string;
  readonly labels: Readonly<Record<'board' | 'paid' | 'number' | 'order', string>>;
};
type Moment = (item: Item) => { readonly day: string; readonly year: string; readonly clock: string };

const BOARD: Readonly<Record<Board, () => string>> = {
  roomOnly: () => m.hotels_board_roomOnly(),
  breakfast: () => m.hotels_board_breakfast(),
  halfBoard: () => m.hotels_board_halfBoard(),
  fullBoard: () => m.hotels_board_fullBoard(),
};

const COMMA = ', ';

export const ENGLISH: VoucherWords = {
  kicker: (rooms) => (rooms === 1 ? m.hotels_doc_voucher_one() : m.hotels_doc_voucher({ count: rooms })),
  name: ({ en }) => en,
  hotel: ({ name, city, isInvented }) =>
    [name.en, city.name.en, ...(isInvented ? [m.hotels_doc_invented()] : [])].join(COMMA),
  area: ({ area, city }) => placeParts(area.en, city.name.en).join(COMMA),
  arrives: ({ checkIn, checkInAt, timeZone }) => ({
    ...dayInEnglish(checkIn),
    clock: m.hotels_doc_from({ time: clockIn(timeZone, checkInAt) }),
  }),
  leaves: ({ checkOut, checkOutAt, timeZone }) => ({
    ...dayInEnglish(checkOut),
    clock: m.hotels_doc_until({ time: clockIn(timeZone, checkOutAt) }),
  }),
  nights: (count) => m.hotels_nights({ count }),
  arrival: ({ arrival, rules }) => {
    if (arrival === '') return null;
    if (arrival === 'later') return m.hotels_doc_later({ time: rules.keepsUntil });
    const [from = 0, to = 0] = arrival.split('-').map(Number);
    return m.hotels_doc_arrival({ from, to });
  },
  room: (number) => m.hotels_doc_room({ number }),
  board: (board) => BOARD[board](),
  age: (years) => m.hotels_doc_age({ age: years }),
  money: formatMoney,
  desk: ({ item: { paid, payAtHotel, cityTax } }) => [
    payAtHotel.amount > 0
      ? m.hotels_doc_desk({
          amount: formatMoney(payAtHotel),
          stay: formatMoney(sum([paid, payAtHotel], paid.currency)),
        })
      : m.hotels_doc_desk_none(),
    ...(cityTax ? [m.hotels_doc_tax({ amount: formatMoney(cityTax) })] : []),
  ],
  wishes: (text) => m.hotels_doc_wishes({ text }),
  comma: COMMA,
  labels: {
    board: m.hotels_doc_board(),
    paid: m.hotels_doc_paid(),
    number: m.hotels_doc_number(),
    order: m.hotels_doc_order(),
  },
};

/** The year is below the large day. */
function dayInEnglish(day: string) {
  return { day: formatDay(day), year: day.slice(0, 4) };
}

function dayInPersian(day: string) {
  const words = formatPersianDayFa(day).split(' ');
  return { day: words.slice(0, -1).join(' '), year: words.at(-1) ?? '' };
}

const nameInPersian = ({ en, fa }: PlaceName) => inPersian(fa ?? en);
const PERSIAN_COMMA = '، ';

export const PERSIAN: VoucherWords = {
  ...VOUCHER_IN_PERSIAN,
  name: nameInPersian,
  hotel: ({ name, city, isInvented }) =>
    [nameInPersian(name), nameInPersian(city.name), ...(isInvented ? [VOUCHER_IN_PERSIAN.invented] : [])].join(
      PERSIAN_COMMA,
    ),
  // An area without a Persian name is on the other half only.
  area: ({ area, city }) => {
    const inCity = nameInPersian(city.name);
    return (area.fa === null ? [inCity] : placeParts(nameInPersian(area), inCity)).join(PERSIAN_COMMA);
  },
  arrives: ({ checkIn, checkInAt, timeZone }) => ({
    ...dayInPersian(checkIn),
    clock: VOUCHER_IN_PERSIAN.from(clockIn(timeZone, checkInAt)),
  }),
  leaves: ({ checkOut, checkOutAt, timeZone }) => ({
    ...dayInPersian(checkOut),
    clock: VOUCHER_IN_PERSIAN.until(clockIn(timeZone, checkOutAt)),
  }),
  arrival: ({ arrival, rules }) => VOUCHER_IN_PERSIAN.arrival(arrival, rules.keepsUntil),
  money: moneyInPersian,
  desk: ({ item }) => VOUCHER_IN_PERSIAN.desk(item.paid, item),
  comma: PERSIAN_COMMA,
};
