import { calendarFile } from '#domain/core/calendar-file.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { HALF_HOURS } from '#domain/transport/back.ts';
import { timeOpenUntil } from '#domain/transport/changing.ts';
import type { RideOrder } from '#domain/transport/orders.ts';
import { NAMED_AT_HOUR } from '#domain/transport/rides.ts';
import { peopleOf } from '#domain/transport/wish.ts';
import type { Block } from '#server/mails/layout.ts';
import type { MailWords } from '#server/orders/product.ts';
import type { TransportDetail } from '#server/products/transport/detail.ts';
import { whereToStand } from '#server/products/transport/where-to-stand.ts';

export const MAIL_WORDS: MailWords = {
  whenPaid: 'As soon as the payment is confirmed it is yours, and we send the vouchers here.',
  papers: 'Your voucher',
  issued: 'It is booked. The price is fixed: nothing is to be paid in the car or at the airport.',
  numbers: 'Numbers of your vouchers',
  attached: 'Attached: your vouchers in English and Persian, the receipt, and the rides for a calendar.',
  cancelled: 'It is cancelled, and your vouchers are no longer valid.',
  cancelledByBank: 'Your bank took your payment back, so we had to cancel your vouchers.',
  nothingBack: `Nothing: from ${HALF_HOURS} hours before it begins no money comes back.`,
  notIssued: 'We could not confirm it in time. We are sorry.',
  notIssuedByBank: 'Your bank took the payment back before it was confirmed.',
};

const momentWords = (moment: number): string =>
  `${clockOf(moment)} on ${formatFullDay(dayOf(moment))} (${formatFullPersianDay(dayOf(moment))})`;

/** What was bought, in a mail. */
export const rideBlock = ({ title, rides, wish }: TransportDetail): Block => ({
  heading: title,
  lines: [
    ...rides.map(({ from, to, pickUpAt }) => {
      const way = from.en === to.en ? from.en : `${from.en} to ${to.en}`;
      return `${way}: ${momentWords(pickUpAt)}, Tehran time`;
    }),
    peopleOf(wish) === 1 ? 'One person' : `${peopleOf(wish)} people`,
  ],
});

/** In the mail with the papers. */
export function beforeRide({ item }: RideOrder): Block[] {
  const rides = item.rides.filter(({ isCancelled, refunded }) => !isCancelled && !refunded);
  const free = rides.map(
    (ride) => `Free to cancel, and to change the time, until ${momentWords(timeOpenUntil(ride))}.`,
  );
  if (item.kind === 'cip') return [{ heading: 'Until when', lines: free }];
  return [
    {
      heading: 'Where you meet',
      lines: rides.flatMap((ride) => [
        `${clockOf(ride.pickUpAt)}, ${ride.from.en}: ${whereToStand(ride).en}`,
        `The driver waits for nothing until ${clockOf(ride.freeUntil)}. If nobody comes by then: another car, or all of your money.`,
      ]),
    },
    {
      heading: 'Your driver',
      lines: [`Name and plate come by mail on the evening before, at ${NAMED_AT_HOUR}:00 in Tehran.`],
    },
    { heading: 'Until when', lines: free },
  ];
}

/** An event for each ride; importing the same order again replaces them. */
export function rideCalendar({ item, reference, issuedAt, serverNow }: RideOrder, url: string): string {
  const events = item.rides.flatMap((ride, place) =>
    ride.isCancelled || ride.refunded
      ? []
      : [
          {
            ...{ uid: `${reference}-ride-${place + 1}`, startsAt: ride.pickUpAt, endsAt: ride.arrivesAbout },
            summary: item.kind === 'cip' ? item.title : `${ride.from.en} to ${ride.to.en}`,
            location: ride.from.en,
            description: [
              `Order ${reference}.`,
              ...(ride.flight === '' ? [] : [`Flight ${ride.flight}`]),
              ...(item.kind === 'cip' ? [] : [whereToStand(ride).en]),
              url,
            ].join('\n'),
          },
        ],
  );
  return calendarFile(events, issuedAt ?? serverNow);
}
