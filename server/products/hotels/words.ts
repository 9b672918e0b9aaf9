import { calendarFile } from '#domain/core/calendar-file.ts';
import { formatMoney } from '#domain/core/money.ts';
import { isolated } from '#domain/core/persian-text.ts';
import { formatFullDay, formatFullPersianDay } from '#domain/core/time.ts';
import { clockIn, dayIn } from '#domain/core/zoned-time.ts';
import { placeParts } from '#domain/country/place-parts.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Block } from '#server/mails/layout.ts';
import type { MailWords } from '#server/orders/product.ts';
import type { HotelDetail } from '#server/products/hotels/detail.ts';

type Schemas = components['schemas'];
type HotelOrder = Schemas['HotelOrder'];

export const MAIL_WORDS: MailWords = {
  whenPaid: 'As soon as the payment is confirmed we book your rooms and send the voucher here.',
  papers: 'Your hotel voucher',
  issued: 'Your rooms are booked and your voucher is ready.',
  numbers: 'Number of the hotel',
  attached: 'Attached: your voucher in English and Persian, the receipt, and your stay for a calendar.',
  cancelled: 'Your voucher is no longer valid, and others can book your rooms.',
  cancelledByBank: 'Your bank took your payment back, so we had to cancel your rooms.',
  nothingBack: 'Nothing: by the rules of these rates there is no refund at this time.',
  notIssued: 'We could not book these rooms for you. We are sorry.',
  notIssuedByBank: 'Your bank took the payment back before your voucher was made, so these rooms are not booked.',
};

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

export const stayBlock = ({ hotel, checkIn, checkOut, nights, rooms }: HotelDetail): Block => ({
  heading: 'Your stay',
  lines: [
    [nameWords(hotel), ...placeParts(hotel.area.en, hotel.city.name.en)].join(', '),
    `From ${formatFullDay(checkIn)} (${formatFullPersianDay(checkIn)}), ${hotel.rules.checkInFrom}`,
    `Until ${formatFullDay(checkOut)} (${formatFullPersianDay(checkOut)}), ${hotel.rules.checkOutUntil}, ${nightsWords(nights)}`,
    ...rooms.map(({ room, rate }, index) => `Room ${index + 1}: ${room.name.en}, ${boardWords(rate.board)}`),
  ],
});

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

export function voucherBlocks({ item }: HotelOrder): Block[] {
  const { rules, rooms, timeZone, payAtHotel, cityTax, keepsUntilAt, arrival, wishes } = item;
  const refunds = rooms.map(({ rate }, index) => `Room ${index + 1}: ${refundWords(rate, timeZone).join('; ')}`);
  const desk = [
    ...(payAtHotel.amount > 0 ? [`To pay at the desk: ${formatMoney(payAtHotel)}`] : []),
    ...(cityTax ? [`City tax at the desk: ${formatMoney(cityTax)}`] : []),
  ];
  return [
    ...(desk.length > 0 ? [{ heading: 'At the hotel', lines: desk }] : []),
    { heading: 'If you cancel', lines: refunds },
    {
      heading: 'Good to know',
      lines: [
        ...(rules.passports ? ['Every guest shows a passport at the desk.'] : []),
        `Later than ${momentWords(keepsUntilAt, timeZone)}? Write to us about this order, or the room may be given away.`,
        ...(arrival === '' ? [] : [`You arrive: ${arrivalWords(arrival)}.`]),
        ...(wishes === '' ? [] : [`Wishes that the hotel is told, and does not promise: ${wishes}`]),
        ...rules.notes,
      ],
    },
  ];
}

/** "between 17:00 and 18:00". */
export function arrivalWords(arrival: string): string {
  if (arrival === 'later') return 'later than the hotel keeps the room';
  const [from, to] = arrival.split('-');
  return `between ${from}:00 and ${to}:00`;
}

/** One event for the whole stay; importing the same order again replaces it. */
export function stayCalendar({ item, reference, issuedAt, serverNow }: HotelOrder, url: string): string {
  const { name, area, city, checkInAt, checkOutAt, driver } = item;
  const event = {
    uid: `${reference}-stay`,
    startsAt: checkInAt,
    endsAt: checkOutAt,
    summary: name.en,
    location: [name.en, ...placeParts(area.en, city.name.en)].join(', '),
    description: [`Order ${reference}.`, ...(driver ? [`For the driver: ${isolated(driver.fa)}`] : []), url].join('\n'),
  };
  return calendarFile([event], issuedAt ?? serverNow);
}
