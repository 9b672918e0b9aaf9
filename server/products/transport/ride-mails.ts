import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { FREE_HOURS } from '#domain/transport/back.ts';
import { ANOTHER_CAR_MINUTES, freeUntil, SILENT_HOURS, setsOffAt } from '#domain/transport/rides.ts';
import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import type { RideDetail } from '#server/products/transport/detail.ts';
import { whereToStand } from '#server/products/transport/where-to-stand.ts';

/** `sign`: what stands on it, as they typed it; '' where it is forgotten. */
export type Told = { readonly reference: string; readonly url: string; readonly sign: string };

const momentWords = (moment: number): string =>
  `${clockOf(moment)} on ${formatFullDay(dayOf(moment))} (${formatFullPersianDay(dayOf(moment))}), Tehran time`;

const wayWords = ({ from, to }: RideDetail): string => `${from.en} to ${to.en}`;

const driverLines = ({ driver }: RideDetail): string[] =>
  driver === null ? [] : [`${driver.name} comes in this car: ${driver.car}.`, `Its plate: ${driver.plateFa}`];

const SAMPLE = 'Name and plate are samples: this site is a simulation.';

function meetLines(ride: RideDetail, { sign }: Told): string[] {
  const comes = ride.flight !== '' && ride.from.airport !== null ? `When ${ride.flight} lands` : 'When';
  return [
    `${comes}: ${momentWords(ride.pickUpAt)}`,
    `Where: ${whereToStand(ride).en}`,
    ...(sign === '' || ride.from.airport === null ? [] : [`On the sign: ${sign}`]),
    `The driver waits ${ride.freeMinutes} minutes for nothing, until ${clockOf(freeUntil(ride))}.`,
  ];
}

const openBlock = ({ url }: Told): Block => ({
  lines: ['The voucher has the new names. Open it with this reference and your e-mail address:'],
  link: { text: 'Open my ride', url },
});

const rideBlock = (ride: RideDetail, told: Told): Block => ({
  heading: wayWords(ride),
  lines: [
    ...driverLines(ride),
    ...(ride.earlierDriver === null ? [] : [`${ride.earlierDriver.name}, whom we named before, does not come.`]),
    ...meetLines(ride, told),
  ],
});

export const driverNamedMail = (rides: readonly RideDetail[], told: Told): Mail =>
  mailOf(`Your driver is named: ${told.reference}`, [
    ...rides.map((ride) => rideBlock(ride, told)),
    { lines: [SAMPLE] },
    openBlock(told),
  ]);

export const driverChangedMail = (rides: readonly RideDetail[], told: Told): Mail =>
  mailOf(`Another driver comes: ${told.reference}`, [
    { lines: ['Time, place and price stay the same.'] },
    ...rides.map((ride) => rideBlock(ride, told)),
    { lines: [SAMPLE] },
    openBlock(told),
  ]);

export const waitingMail = (rides: readonly RideDetail[], told: Told): Mail =>
  mailOf(`Your driver waits: ${told.reference}`, [
    ...rides.map((ride) => rideBlock(ride, told)),
    {
      lines: [
        'Not there yet? On the page of your ride you can say that your flight is late.',
        'You do not see the driver? Stay at this place: if nobody has come when the free time is over, all of your money comes back.',
      ],
    },
    openBlock(told),
  ]);

export const noShowMail = (rides: readonly RideDetail[], told: Told): Mail =>
  mailOf(`Your driver has left: ${told.reference}`, [
    ...rides.map((ride) => ({
      heading: wayWords(ride),
      lines: [
        ...(ride.times.arrivedAt === null ? [] : [`The driver was there: ${momentWords(ride.times.arrivedAt)}`]),
        ...(ride.times.leftAt === null ? [] : [`The driver left: ${momentWords(ride.times.leftAt)}`]),
        ride.times.lateToldAt === null
          ? 'Nobody told us that you come later.'
          : `You told us a later time: ${momentWords(ride.times.lateToldAt)}`,
      ],
    })),
    {
      lines: [
        'By the rules nothing comes back when the driver has waited the free time. Are these times wrong? Write to us, they stand in your order.',
      ],
    },
    openBlock(told),
  ]);

export const driverMissingMail = (rides: readonly RideDetail[], told: Told): Mail =>
  mailOf(`Your driver has not come: ${told.reference}`, [
    ...rides.map((ride) => ({
      heading: wayWords(ride),
      lines: [
        `We are sorry: until ${clockOf(freeUntil(ride))} no driver has arrived.`,
        `Choose on the page of your ride: another car in ${ANOTHER_CAR_MINUTES} minutes, or all of its money.`,
        `If you say nothing for ${SILENT_HOURS} hours, all of its money comes back by itself.`,
      ],
    })),
    { lines: ['Open it with this reference and your e-mail address:'], link: { text: 'Choose now', url: told.url } },
  ]);

/** Nobody came, and another car is sent. */
export const anotherCarMail = (ride: RideDetail, told: Told): Mail =>
  mailOf(`Another car comes: ${told.reference}`, [
    { lines: ['We are sorry that nobody came. This car is on its way, for the same price.'] },
    rideBlock(ride, told),
    { lines: [SAMPLE] },
    openBlock(told),
  ]);

/** The flight is an order with us, and its time is another one. */
export const followedMail = (ride: RideDetail, told: Told): Mail =>
  mailOf(`Your pick-up moves with your flight: ${told.reference}`, [
    {
      lines: [`${ride.flight} has another time, and your ride follows it. The price stays the same.`],
    },
    { heading: wayWords(ride), lines: meetLines(ride, told) },
    openBlock(told),
  ]);

const ANSWERS = `Choose on the page of your ride: keep it, take another time (free of charge until ${FREE_HOURS} hours before), or give it back by the rules.`;

/** The flight was an order with us, and it is not booked any more, or on another day. */
export const flightGoneMail = (ride: RideDetail, told: Told): Mail =>
  mailOf(`Is your ride still right? ${told.reference}`, [
    {
      lines: [
        `${ride.flight} is not booked any more for the day of your ride. We have changed nothing: the driver comes as booked.`,
      ],
    },
    { heading: wayWords(ride), lines: meetLines(ride, told) },
    {
      lines: [ANSWERS, ...(ride.driver === null ? [] : [`The driver sets off at ${clockOf(setsOffAt(ride))}.`])],
    },
    openBlock(told),
  ]);

/** The hotel was an order with us, and it is not booked any more, or for other nights. */
export const stayGoneMail = (ride: RideDetail, told: Told): Mail =>
  mailOf(`Is your ride still right? ${told.reference}`, [
    {
      lines: [
        'The hotel of your ride is not booked any more for these days. We have changed nothing: the driver comes as booked.',
      ],
    },
    { heading: wayWords(ride), lines: meetLines(ride, told) },
    { lines: ['On the page of your ride you can also tell the driver another hotel, free of charge.', ANSWERS] },
    openBlock(told),
  ]);
