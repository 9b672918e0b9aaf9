import { formatMoney, type Money, sum } from '#domain/core/money.ts';
import { inPersian } from '#domain/core/persian-text.ts';
import { formatDay, formatPersianDayFa, toPersianDigits } from '#domain/core/time.ts';
import { clockIn } from '#domain/core/zoned-time.ts';
import { placeParts } from '#domain/country/place-parts.ts';
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
  readonly desk: (order: Pick<HotelOrder, 'total' | 'item'>) => readonly string[];
  readonly wishes: (text: string) => string;
  readonly comma: string;
  readonly labels: Readonly<Record<'board' | 'paid' | 'number' | 'order', string>>;
};
type Moment = (item: Item) => { readonly day: string; readonly year: string; readonly clock: string };

const PERSIAN_BOARD: Readonly<Record<Board, () => string>> = {
  roomOnly: () => m.hotels_board_roomOnly({}, { locale: 'fa' }),
  breakfast: () => m.hotels_board_breakfast({}, { locale: 'fa' }),
  halfBoard: () => m.hotels_board_halfBoard({}, { locale: 'fa' }),
  fullBoard: () => m.hotels_board_fullBoard({}, { locale: 'fa' }),
};
const ENGLISH_BOARD: Readonly<Record<Board, () => string>> = {
  roomOnly: () => m.hotels_board_roomOnly(),
  breakfast: () => m.hotels_board_breakfast(),
  halfBoard: () => m.hotels_board_halfBoard(),
  fullBoard: () => m.hotels_board_fullBoard(),
};

const wordsIn = (locale: 'en' | 'fa'): VoucherWords => {
  const isPersian = locale === 'fa';
  const digits = (text: string | number) => (isPersian ? toPersianDigits(String(text)) : String(text));
  const name = ({ en, fa }: PlaceName) => (isPersian ? inPersian(fa ?? en) : en);
  const comma = isPersian ? '، ' : ', ';
  const money = (money: Money) =>
    isPersian
      ? m.hotels_doc_euro({ amount: digits((money.amount / 100).toFixed(2)).replace('.', '٫') }, { locale })
      : formatMoney(money);
  /** The year is below the large day. */
  const dayOf = (day: string) => {
    if (!isPersian) return { day: formatDay(day), year: day.slice(0, 4) };
    const words = formatPersianDayFa(day).split(' ');
    return { day: words.slice(0, -1).join(' '), year: words.at(-1) ?? '' };
  };
  return {
    kicker: (rooms) =>
      rooms === 1
        ? m.hotels_doc_voucher_one({}, { locale })
        : m.hotels_doc_voucher({ count: digits(rooms) }, { locale }),
    name,
    hotel: ({ name: hotel, city, isInvented }) =>
      [name(hotel), name(city.name), ...(isInvented ? [m.hotels_doc_invented({}, { locale })] : [])].join(comma),
    // An area without a Persian name is on the other half only.
    area: ({ area, city }) =>
      (isPersian && area.fa === null ? [name(city.name)] : placeParts(name(area), name(city.name))).join(comma),
    arrives: ({ checkIn, checkInAt, timeZone }) => ({
      ...dayOf(checkIn),
      clock: m.hotels_doc_from({ time: digits(clockIn(timeZone, checkInAt)) }, { locale }),
    }),
    leaves: ({ checkOut, checkOutAt, timeZone }) => ({
      ...dayOf(checkOut),
      clock: m.hotels_doc_until({ time: digits(clockIn(timeZone, checkOutAt)) }, { locale }),
    }),
    nights: (count) =>
      isPersian ? m.hotels_doc_nights({ count: digits(count) }, { locale }) : m.hotels_nights({ count }),
    arrival: ({ arrival, rules }) => {
      if (arrival === '') return null;
      if (arrival === 'later') return m.hotels_doc_later({ time: digits(rules.keepsUntil) }, { locale });
      const [from = '', to = ''] = arrival.split('-').map((hour) => digits(Number(hour)));
      return m.hotels_doc_arrival({ from, to }, { locale });
    },
    room: (number) => m.hotels_doc_room({ number: digits(number) }, { locale }),
    board: (board) => (isPersian ? PERSIAN_BOARD : ENGLISH_BOARD)[board](),
    age: (years) => m.hotels_doc_age({ age: digits(years) }, { locale }),
    money,
    desk: ({ total, item: { payAtHotel, cityTax } }) => [
      payAtHotel.amount > 0
        ? m.hotels_doc_desk(
            { amount: money(payAtHotel), stay: money(sum([total, payAtHotel], total.currency)) },
            { locale },
          )
        : m.hotels_doc_desk_none({}, { locale }),
      ...(cityTax ? [m.hotels_doc_tax({ amount: money(cityTax) }, { locale })] : []),
    ],
    wishes: (text) => m.hotels_doc_wishes({ text: isPersian ? inPersian(text) : text }, { locale }),
    comma,
    labels: {
      board: m.hotels_doc_board({}, { locale }),
      paid: m.hotels_doc_paid({}, { locale }),
      number: m.hotels_doc_number({}, { locale }),
      order: m.hotels_doc_order({}, { locale }),
    },
  };
};

export const ENGLISH: VoucherWords = wordsIn('en');
export const PERSIAN: VoucherWords = wordsIn('fa');
