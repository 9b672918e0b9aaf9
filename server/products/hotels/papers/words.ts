import { formatMoney, type Money, sum } from '#domain/core/money.ts';
import { formatPersianDayFa, inPersian, moneyInPersian, persianList } from '#domain/core/persian-text.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { clockIn, dayIn } from '#domain/core/zoned-time.ts';
import { placeParts } from '#domain/country/place-parts.ts';
import { extraBedsFor } from '#domain/hotels/hotel-prices.ts';
import { VOUCHER_IN_PERSIAN } from '#domain/hotels/voucher-in-persian.ts';
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
    const held = rooms[index];
    const extra = extraBedsOf(held);
    const beds = extra > 0 ? `, with ${extra} extra bed${extra === 1 ? '' : 's'}` : '';
    return `Room ${held?.number ?? 1}: ${held?.room.name.en ?? ''}${beds}`;
  },
  guests: (order, index) =>
    peopleIn(
      order,
      index,
      (name) => name,
      (years) => `${years} years`,
    ).join(', '),
  board: boardWords,
  paid: ({ item: { paid, payAtHotel, cityTax } }) => [
    formatMoney(paid),
    payAtHotel.amount > 0
      ? `${formatMoney(payAtHotel)} to pay at the desk, of ${formatMoney(stayOf(paid, payAtHotel))} for the stay`
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
    return lines.every((line) => line === first)
      ? [first]
      : rooms.map(({ number }, index) => `Room ${number}: ${lines[index]}`);
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

export const PERSIAN: PaperWords = {
  language: 'fa',
  kicker: VOUCHER_IN_PERSIAN.kicker,
  hotel: ({ name, isInvented }) => {
    const known = name.fa ?? name.en;
    return isInvented ? `${inPersian(known)} (${VOUCHER_IN_PERSIAN.invented})` : known;
  },
  // A quarter without a Persian name is only in the other half.
  place: ({ area, city }) => {
    const inCity = city.name.fa ?? city.name.en;
    return persianList(area.fa === null ? [inCity] : placeParts(area.fa, inCity));
  },
  stay: (item) => ({
    arrives: formatPersianDayFa(daysOf(item).in),
    from: VOUCHER_IN_PERSIAN.from(clockIn(item.timeZone, item.checkInAt)),
    leaves: formatPersianDayFa(daysOf(item).out),
    until: VOUCHER_IN_PERSIAN.until(clockIn(item.timeZone, item.checkOutAt)),
    nights: VOUCHER_IN_PERSIAN.nights(item.nights),
  }),
  room: ({ rooms }, index) => {
    const held = rooms[index];
    const name = held?.room.name;
    const extra = extraBedsOf(held);
    const beds = extra > 0 ? VOUCHER_IN_PERSIAN.extraBeds(extra) : '';
    return `${VOUCHER_IN_PERSIAN.room(held?.number ?? 1)}: ${inPersian(name?.fa ?? name?.en ?? '')}${beds}`;
  },
  guests: (order, index) => peopleIn(order, index, inPersian, VOUCHER_IN_PERSIAN.age).join('، '),
  board: VOUCHER_IN_PERSIAN.board,
  paid: ({ item }) => [moneyInPersian(item.paid), ...VOUCHER_IN_PERSIAN.desk(item.paid, item)],
  notes: ({ arrival, wishes, rules }) => {
    const arrives = VOUCHER_IN_PERSIAN.arrival(arrival, rules.keepsUntil);
    return [...(arrives === null ? [] : [arrives]), ...(wishes === '' ? [] : [VOUCHER_IN_PERSIAN.wishes(wishes)])];
  },
  refunds: () => [],
  labels: { arrival: 'ورود', departure: 'خروج', ...VOUCHER_IN_PERSIAN.labels, refund: 'لغو' },
};
