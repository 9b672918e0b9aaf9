import { calendarFile } from '#domain/core/calendar-file.ts';
import { formatMoney } from '#domain/core/money.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { isolated } from '#domain/core/persian-text.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { placeParts } from '#domain/country/place-parts.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Block } from '#server/mails/layout.ts';
import type { MailWords } from '#server/orders/product.ts';
import { type HotelDetail, roomsOf } from '#server/products/hotels/detail.ts';
import {
  arrivalWords,
  boardWords,
  momentWords,
  nameWords,
  nightsWords,
  refundWords,
} from '#server/products/hotels/words.ts';

type HotelOrder = components['schemas']['HotelOrder'];

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

export const stayBlock = (detail: HotelDetail): Block => {
  const { hotel, checkIn, checkOut, nights } = detail;
  return {
    heading: 'Your stay',
    lines: [
      [nameWords(hotel), ...placeParts(hotel.area.en, hotel.city.name.en)].join(', '),
      `From ${formatFullDay(checkIn)} (${formatFullPersianDay(checkIn)}), ${hotel.rules.checkInFrom}`,
      `Until ${formatFullDay(checkOut)} (${formatFullPersianDay(checkOut)}), ${hotel.rules.checkOutUntil}, ${nightsWords(nights)}`,
      ...roomsOf(detail).map(({ number, room, rate }) => `Room ${number}: ${room.name.en}, ${boardWords(rate.board)}`),
    ],
  };
};

export function voucherBlocks({ item }: HotelOrder): Block[] {
  const { rules, rooms, timeZone, payAtHotel, cityTax, keepsUntilAt, arrival } = item;
  const refunds = rooms.map(({ number, rate }) => `Room ${number}: ${refundWords(rate, timeZone).join('; ')}`);
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
        ...rules.notes,
      ],
    },
  ];
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
