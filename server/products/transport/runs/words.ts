import { calendarFile } from '#domain/core/calendar-file.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { leavesAt, reachesAt, runOf } from '#domain/transport/runs/railway.ts';
import { type StepBack, stepsLeft } from '#domain/transport/runs/steps-back.ts';
import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import type { MailWords } from '#server/orders/product.ts';
import { type RunItemDetail, stayingPlaces } from '#server/products/transport/runs/detail.ts';
import { titlesOf } from '#server/products/transport/runs/item.ts';
import { placeLines } from '#server/products/transport/runs/papers/words.ts';

export const RUN_MAIL_WORDS: MailWords = {
  whenPaid: 'As soon as the payment is confirmed the places are yours, and we send the tickets here.',
  papers: 'Your tickets',
  issued: 'Your places are booked, and here is a ticket for each of you.',
  numbers: 'Numbers of your tickets',
  attached: 'Attached: your tickets in English and Persian, the receipt, and the journey for a calendar.',
  cancelled: 'It is cancelled, and your tickets are no longer valid.',
  cancelledByBank: 'Your bank took your payment back, so we had to cancel your tickets.',
  nothingBack: 'Nothing: after departure no money comes back.',
  notIssued: 'We could not issue the tickets in time. We are sorry.',
  notIssuedByBank: 'Your bank took the payment back before the tickets were issued.',
};

export const momentWords = (moment: number): string =>
  `${clockOf(moment)} on ${formatFullDay(dayOf(moment))} (${formatFullPersianDay(dayOf(moment))})`;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What was bought, in a mail; what was given back is not theirs any more. */
export function runBlock(detail: RunItemDetail): Block {
  const { kind, number, from, to, times, runClass } = detail;
  const what = runClass.plan.what === 'berths' ? 'berth' : 'seat';
  return {
    heading: titlesOf(detail).title,
    lines: [
      `${kind === 'train' ? 'Train' : 'Bus'} ${number}, ${runClass.en}, ${counted(stayingPlaces(detail).length, what)}`,
      `Departs ${momentWords(times.departsAt)}, Tehran time, from ${from.en}`,
      `Arrives ${momentWords(times.arrivesAt)} at ${to.en}`,
    ],
  };
}

/** In the mail with the papers. */
export const beforeRun = ({ item, passengers, serverNow }: RunOrder): Block[] => [
  {
    heading: 'Who travels where',
    lines: item.places.flatMap((place) => {
      const named = place.isGivenBack || place.person === null ? undefined : passengers[place.person];
      return named ? [`${named.firstName} ${named.lastName}: ${placeLines(item, place).join(', ')}`] : [];
    }),
  },
  {
    heading: 'Before you board',
    lines: [
      `Be at ${item.from.en} half an hour before ${clockOf(item.departsAt)}, with your passports: names and numbers must be as on the tickets.`,
      `One thing of each person can be corrected free of charge until ${momentWords(item.correctedUntil)}: the name, the title, the birth date or the passport number.`,
    ],
  },
  ...stepsBlock(stepsLeft(item.stepsBack, serverNow)),
];

/** Nothing once it has departed. */
const stepsBlock = (steps: readonly StepBack[]): Block[] =>
  steps.length === 0
    ? []
    : [
        {
          heading: 'What comes back of a place',
          lines: steps.map(({ percent, until }) => `${percent} % until ${momentWords(until)}`),
        },
      ];

/** One event; importing the same order again replaces it. */
export function runCalendar({ item, reference, issuedAt, serverNow }: RunOrder, url: string): string {
  const run = runOf(item);
  const event = {
    ...{ uid: `${reference}-run`, startsAt: leavesAt(run), endsAt: reachesAt(run) },
    summary: item.title,
    location: item.from.en,
    description: [`Order ${reference}.`, `${item.number}, ${item.class.en}`, url].join('\n'),
  };
  return calendarFile(item.stage === 'cancelled' ? [] : [event], issuedAt ?? serverNow);
}

type Told = { readonly reference: string; readonly url: string };

/** On the evening before. Nothing in it says who travels. */
export function remindingMail(detail: RunItemDetail, { reference, url }: Told): Mail {
  const { heading, lines } = runBlock(detail);
  return mailOf(`${detail.kind === 'train' ? 'Your train' : 'Your bus'} leaves tomorrow: ${reference}`, [
    { ...(heading === undefined ? {} : { heading }), lines },
    {
      heading: 'Before you board',
      lines: [
        'Be there half an hour before, with your passports and your tickets.',
        ...(detail.isSample ? ['The timetable is a sample of ours: no company runs this train or bus.'] : []),
      ],
    },
    { lines: ['Open it with this reference and your e-mail address:'], link: { text: 'Open my order', url } },
  ]);
}
