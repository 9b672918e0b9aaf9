import { calendarFile } from '#domain/core/calendar-file.ts';
import { formatMoney } from '#domain/core/money.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { dayOf, formatFullDay } from '#domain/core/time.ts';
import { REST_AFTER_CERTAIN_DAYS } from '#domain/tours/dates.ts';
import { eachOf } from '#domain/tours/ladder.ts';
import type { components } from '#openapi/generated/types.ts';
import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import type { MailWords } from '#server/orders/product.ts';
import { stayingIn, type ToursDetail } from '#server/products/tours/detail.ts';

export const MAIL_WORDS: MailWords = {
  whenPaid: 'As soon as the payment is confirmed the places are yours, and we send the confirmation here.',
  papers: 'Your tour',
  issued: 'Your places are booked.',
  numbers: 'Numbers of your papers',
  sharedPaper: 'Voucher for all',
  attached: 'Attached: your papers in English and Persian, the receipt, and the tour for a calendar.',
  cancelled: 'Your places are free again, and your papers are no longer valid.',
  cancelledByBank: 'Your bank took your payment back, so we had to give your places back.',
  nothingBack: 'Nothing: by the rules of this tour no money comes back at this time.',
  notIssued: 'We could not confirm your places in time. We are sorry.',
  notIssuedByBank: 'Your bank took the payment back before your places were confirmed.',
};

const peopleWords = (count: number): string => (count === 1 ? 'one person' : `${count} people`);
const dayWords = (day: string): string => `${formatFullDay(day)} (${formatFullPersianDay(day)})`;

/** What was bought, in a mail. */
export function tourBlock(detail: ToursDetail): Block {
  const { title, kind, start, end, from, to, guideLanguage, nights } = detail;
  return {
    heading: title,
    lines: [
      kind === 'dayTour' ? dayWords(start) : `${dayWords(start)} to ${dayWords(end)}, ${nights} nights`,
      from === to ? `From and to ${from}` : `From ${from} to ${to}`,
      `${peopleWords(stayingIn(detail).length)}, guide in ${guideLanguage}`,
      `Each adult: ${formatMoney(eachOf(detail, detail.pricedFor))}`,
    ],
  };
}

type Told = { readonly reference: string; readonly url: string };

const openBlock = ({ url }: Told): Block => ({
  lines: ['Open it with this reference and your e-mail address:'],
  link: { text: 'Open my tour', url },
});

/** `restDueDay`: the last day to pay the rest, YYYY-MM-DD; null where nothing is owed. */
export const certainMail = (detail: ToursDetail, restDueDay: string | null, told: Told): Mail =>
  mailOf(`Your tour will run: ${told.reference}`, [
    {
      lines: [
        `Enough people have paid: ${detail.title} from ${formatFullDay(detail.start)} is certain to run, whoever leaves now.`,
        ...(restDueDay === null ? [] : [`Please pay the rest by ${formatFullDay(restDueDay)}, 23:59 in Tehran.`]),
      ],
    },
    tourBlock(detail),
    openBlock(told),
  ]);

/** `restDueDay`: as in `certainMail`. */
export const movedMail = (detail: ToursDetail, restDueDay: string | null, told: Told): Mail =>
  mailOf(`Your tour has another date: ${told.reference}`, [
    {
      lines: [
        `You come along with the departure from ${formatFullDay(detail.start)}. We write when it is certain to run.`,
        ...(restDueDay === null
          ? []
          : [`The rest is due by ${formatFullDay(restDueDay)}, 23:59 in Tehran, at the latest.`]),
      ],
    },
    tourBlock(detail),
    openBlock(told),
  ]);

export const belowMinimumMail = (detail: ToursDetail, chooseUntil: string, told: Told): Mail =>
  mailOf(`Too few people for your tour: ${told.reference}`, [
    {
      lines: [
        `Not enough people have paid for ${detail.title} from ${formatFullDay(detail.start)}: it needs ${detail.leastToRun}.`,
        choiceWords(chooseUntil),
        'Nothing more is to be paid.',
      ],
    },
    tourBlock(detail),
    openBlock(told),
  ]);

/** `why`: a sentence of ours. `chooseUntil`: the last day to choose, YYYY-MM-DD. */
export const calledOffMail = (
  detail: ToursDetail,
  { why, chooseUntil }: { readonly why: string; readonly chooseUntil: string },
  told: Told,
): Mail =>
  mailOf(`We have called your tour off: ${told.reference}`, [
    {
      lines: [
        `We are sorry: ${detail.title} from ${formatFullDay(detail.start)} does not run.`,
        `Why: ${why}`,
        choiceWords(chooseUntil),
        'Nothing more is to be paid.',
      ],
    },
    tourBlock(detail),
    openBlock(told),
  ]);

const choiceWords = (until: string): string =>
  `On its page you may take another date, or cancel it and get all of your money back. Without an answer by ${formatFullDay(until)}, 23:59 in Tehran, all of it comes back by itself.`;

export const guideMail = (detail: ToursDetail, guide: string, told: Told): Mail =>
  mailOf(`Your guide is named: ${told.reference}`, [
    {
      lines: [
        `${guide} guides you in ${detail.guideLanguage}. This is a sample name: the site is a simulation.`,
        `Where you meet: ${detail.meetingPoint.en}`,
        `When: ${detail.pickUp}`,
      ],
    },
    tourBlock(detail),
    openBlock(told),
  ]);

/** Why a price fell, for the mail that says so. */
export const fellWords = ({ pricedFor }: Pick<ToursDetail, 'pricedFor'>): string =>
  `The group has reached ${pricedFor} people, so each of you pays less, also when somebody leaves it. From now on this price cannot rise.`;

type ToursOrder = components['schemas']['ToursOrder'];

/** In the mail with the papers. */
export function beforeTour({ item, due }: ToursOrder): Block[] {
  const rest = due?.purpose === 'balance' && due.dueAt !== null ? formatFullDay(dayOf(due.dueAt - 1)) : null;
  return [
    ...(due?.purpose === 'balance'
      ? [
          {
            heading: 'The rest',
            lines: [
              'With the deposit you have a confirmation; the voucher comes when all is paid.',
              `${formatMoney(due.amounts.EUR)} is left to pay${rest ? ` by ${rest}, 23:59 in Tehran` : ''}. Not paid by then, the booking ends by its rules.`,
              ...(item.isCertain
                ? []
                : [
                    `It is not certain yet that the tour runs. Once it is, you have ${REST_AFTER_CERTAIN_DAYS} days at least to pay.`,
                  ]),
            ],
          },
        ]
      : []),
    { heading: 'Where you meet', lines: [item.meetingPoint.en, item.pickUp] },
    { heading: 'What to pack', lines: [...item.packing] },
  ];
}

/** One event for the whole tour; importing the same order again replaces it. */
export function tourCalendar({ item, reference, issuedAt, serverNow, summary }: ToursOrder, url: string): string {
  const event = {
    ...{ uid: `${reference}-tour`, startsAt: summary.startsAt, endsAt: summary.endsAt, summary: item.title },
    isAllDay: true,
    location: item.from,
    description: [`Order ${reference}.`, `Where you meet: ${item.meetingPoint.en}`, item.pickUp, url].join('\n'),
  };
  return calendarFile([event], issuedAt ?? serverNow);
}
