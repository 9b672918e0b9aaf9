import { formatMoney, type Money, sum } from '#domain/core/money.ts';
import { inPersian, persianList } from '#domain/core/persian-text.ts';
import { formatFullDay, formatPersianDayFa, toPersianDigits } from '#domain/core/time.ts';
import { clockIn, dayIn } from '#domain/core/zoned-time.ts';
import { placeParts } from '#domain/country/place-parts.ts';
import { extraBedsFor } from '#domain/hotels/hotel-prices.ts';
import type { components } from '#openapi/generated/types.ts';
import { personName } from '#server/orders/papers/person-name.ts';
import { arrivalWords, boardWords, nameWords, nightsWords, refundWords } from '#server/products/hotels/words.ts';

type Schemas = components['schemas'];
type Item = Schemas['HotelItem'];
type Order = Schemas['HotelOrder'];

export type PaperWords = {
  readonly language: 'en' | 'fa';
  readonly kicker: (rooms: number) => string;
  readonly hotel: (item: Item) => string;
  readonly place: (item: Item) => string;
  readonly stay: (item: Item) => Readonly<Record<'arrives' | 'from' | 'leaves' | 'until' | 'nights', string>>;
  readonly room: (item: Item, index: number) => string;
  readonly guests: (order: Order, index: number) => string;
  readonly board: (board: Schemas['HotelBoard']) => string;
  readonly paid: (order: Order) => readonly string[];
  readonly notes: (item: Item) => readonly string[];
  readonly refunds: (item: Item) => readonly string[];
  readonly labels: Readonly<Record<'arrival' | 'departure' | 'number' | 'order' | 'board' | 'paid' | 'refund', string>>;
};

/** The guests of a room, with their age where the desk needs it. */
const peopleIn = (
  { item, passengers }: Order,
  room: number,
  named: (name: string) => string,
  age: (years: number) => string,
): string[] =>
  item.guests.flatMap((guest, index) => {
    const person = passengers[index];
    if (guest.room !== room || !person) return [];
    const name = named(personName(person));
    return [person.ageClass === 'adult' ? name : `${name} (${age(guest.age)})`];
  });

const extraBedsOf = (held: Item['rooms'][number] | undefined): number =>
  held ? extraBedsFor(held.party, held.room) : 0;

/** The total of the stay: paid online and at the desk. */
const stayOf = (paid: Money, atDesk: Money): Money => sum([paid, atDesk], paid.currency);

const daysOf = ({ checkInAt, checkOutAt, timeZone }: Item) => ({
  in: dayIn(timeZone, checkInAt),
  out: dayIn(timeZone, checkOutAt),
});

export const ENGLISH: PaperWords = {
  language: 'en',
  kicker: (rooms) => `Hotel voucher, ${rooms === 1 ? 'one room' : `${rooms} rooms`}`,
  hotel: (item) => nameWords(item),
  place: ({ area, city }) => placeParts(area.en, city.name.en).join(', '),
  stay: (item) => ({
    arrives: formatFullDay(daysOf(item).in),
    from: `from ${clockIn(item.timeZone, item.checkInAt)}`,
    leaves: formatFullDay(daysOf(item).out),
    until: `until ${clockIn(item.timeZone, item.checkOutAt)}`,
    nights: nightsWords(item.nights),
  }),
  room: ({ rooms }, index) => {
    const extra = extraBedsOf(rooms[index]);
    const beds = extra > 0 ? `, with ${extra} extra bed${extra === 1 ? '' : 's'}` : '';
    return `Room ${index + 1}: ${rooms[index]?.room.name.en ?? ''}${beds}`;
  },
  guests: (order, index) =>
    peopleIn(
      order,
      index,
      (name) => name,
      (years) => `${years} years`,
    ).join(', '),
  board: boardWords,
  paid: ({ total, item: { payAtHotel, cityTax } }) => [
    formatMoney(total),
    payAtHotel.amount > 0
      ? `${formatMoney(payAtHotel)} to pay at the desk, of ${formatMoney(stayOf(total, payAtHotel))} for the stay`
      : 'nothing to pay at the desk for the rooms',
    ...(cityTax ? [`city tax at the desk: ${formatMoney(cityTax)}`] : []),
  ],
  notes: ({ arrival, wishes }) => [
    ...(arrival === '' ? [] : [`Arrives ${arrivalWords(arrival)}`]),
    ...(wishes === '' ? [] : [`Wishes: ${wishes}`]),
  ],
  refunds: ({ rooms, timeZone }) => {
    const lines = rooms.map(({ rate }) => refundWords(rate, timeZone).join('. '));
    const [first = ''] = lines;
    return lines.every((line) => line === first) ? [first] : lines.map((line, index) => `Room ${index + 1}: ${line}`);
  },
  labels: {
    arrival: 'Arrival',
    departure: 'Departure',
    number: 'Number of the hotel',
    order: 'Order',
    board: 'Board',
    paid: 'Paid',
    refund: 'If you cancel',
  },
};

const PERSIAN_BOARD: Readonly<Record<Schemas['HotelBoard'], string>> = {
  roomOnly: 'فقط اتاق',
  breakfast: 'صبحانه',
  halfBoard: 'نیم‌برد',
  fullBoard: 'فول‌برد',
};

const fa = (number: number | string): string => toPersianDigits(String(number));
const euros = ({ amount }: Money): string => `${fa((amount / 100).toFixed(2)).replace('.', '٫')} یورو`;

export const PERSIAN: PaperWords = {
  language: 'fa',
  kicker: (rooms) => `واچر هتل، ${fa(rooms)} اتاق`,
  hotel: ({ name, isInvented }) => {
    const known = name.fa ?? name.en;
    return isInvented ? `${inPersian(known)} (نمونه، این هتل ساختگی است)` : known;
  },
  // A quarter without a Persian name is only in the other half.
  place: ({ area, city }) => {
    const inCity = city.name.fa ?? city.name.en;
    return persianList(area.fa === null ? [inCity] : placeParts(area.fa, inCity));
  },
  stay: (item) => ({
    arrives: formatPersianDayFa(daysOf(item).in),
    from: `از ساعت ${fa(clockIn(item.timeZone, item.checkInAt))}`,
    leaves: formatPersianDayFa(daysOf(item).out),
    until: `تا ساعت ${fa(clockIn(item.timeZone, item.checkOutAt))}`,
    nights: `${fa(item.nights)} شب`,
  }),
  room: ({ rooms }, index) => {
    const name = rooms[index]?.room.name;
    const extra = extraBedsOf(rooms[index]);
    const beds = extra > 0 ? `، با ${fa(extra)} تخت اضافه` : '';
    return `اتاق ${fa(index + 1)}: ${inPersian(name?.fa ?? name?.en ?? '')}${beds}`;
  },
  guests: (order, index) => peopleIn(order, index, inPersian, (years) => `${fa(years)} ساله`).join('، '),
  board: (board) => PERSIAN_BOARD[board],
  paid: ({ total, item: { payAtHotel, cityTax } }) => [
    euros(total),
    payAtHotel.amount > 0
      ? `${euros(payAtHotel)} در هتل دریافت شود، از ${euros(stayOf(total, payAtHotel))} بهای کل اقامت`
      : 'بابت اتاق در هتل چیزی دریافت نشود',
    ...(cityTax ? [`عوارض شهری در هتل: ${euros(cityTax)}`] : []),
  ],
  notes: ({ arrival, wishes }) => [
    ...(arrival === '' ? [] : [persianArrival(arrival)]),
    ...(wishes === '' ? [] : [`درخواست‌ها: ${inPersian(wishes)}`]),
  ],
  refunds: () => [],
  labels: {
    arrival: 'ورود',
    departure: 'خروج',
    number: 'شماره هتل',
    order: 'شماره سفارش',
    board: 'خدمات',
    paid: 'پرداخت',
    refund: 'لغو',
  },
};

function persianArrival(arrival: string): string {
  if (arrival === 'later') return 'ورود دیرتر از ساعت نگهداری اتاق';
  const [from = '', to = ''] = arrival.split('-');
  return `ورود بین ساعت ${fa(Number(from))} و ${fa(Number(to))}`;
}
