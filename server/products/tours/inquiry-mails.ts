import { formatMoney, type Money } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { ANSWER_HOURS } from '#domain/tours/asked.ts';
import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import type { ToursDetail } from '#server/products/tours/detail.ts';

type Inquiry = {
  readonly detail: ToursDetail;
  readonly inquiryId: string;
  readonly publicUrl: string;
  readonly why: readonly Block[];
};

type Kind = NonNullable<ToursDetail['asked']>;
type Words = { readonly subject: (title: string) => string; readonly lines: readonly string[] };

const SIMULATED = 'Nobody was asked: this answer is simulated.';

/** Places are held, until when, and what it costs. */
export function offeredMail(
  asked: Inquiry,
  { amount, until }: { readonly amount: Money; readonly until: number },
): Mail {
  const { subject, lines } = OFFERED[kindOf(asked)];
  return mailOf(subject(asked.detail.title), [
    {
      lines: [
        ...lines,
        `They are held for you until ${clockOf(until)} (Tehran time), ${formatFullDay(dayOf(until))}.`,
        `Enter the travellers and pay before that: ${formatMoney(amount)} in all, or a deposit where the tour takes one. After that they are free again, and nothing is charged.`,
      ],
    },
    whatOf(asked),
    {
      lines: ['Open the offer in the browser that you asked with, or where you are logged in:'],
      link: { text: 'Open the offer', url: urlOf(asked, pathTo.tourAsked(asked.inquiryId)) },
    },
    ...asked.why,
  ]);
}

export const refusedMail = (asked: Inquiry): Mail => endedMail(asked, REFUSED[kindOf(asked)]);

export const lapsedMail = (asked: Inquiry): Mail => endedMail(asked, LAPSED[kindOf(asked)]);

const endedMail = (asked: Inquiry, { subject, lines }: Words): Mail =>
  mailOf(subject(asked.detail.title), [
    { lines: [...lines, 'Nothing is held and nothing was charged.'] },
    whatOf(asked),
    {
      lines: [OTHERS[kindOf(asked)]],
      link: { text: asked.detail.title, url: urlOf(asked, pathTo.tour(asked.detail.tour)) },
    },
    ...asked.why,
  ]);

const OFFERED: Readonly<Record<Kind, Words>> = {
  private: {
    subject: (title) => `Your private dates are offered: ${title}`,
    lines: ['The tour runs on your dates for your party alone, at the price you saw.', SIMULATED],
  },
  request: {
    subject: (title) => `Your day is offered: ${title}`,
    lines: ['The tour runs on your day for your party alone, at the price you saw.', SIMULATED],
  },
  waiting: {
    subject: (title) => `Places are free for you: ${title}`,
    lines: [
      'Places came back, and you are the first in the waiting list who they are enough for. Nobody else is offered them now.',
    ],
  },
};

const REFUSED: Readonly<Record<Kind, Words>> = {
  private: {
    subject: (title) => `Not on these dates: ${title}`,
    lines: ['There is no guide or no hotel for your party on these dates.', SIMULATED],
  },
  request: {
    subject: (title) => `Not on this day: ${title}`,
    lines: ['There is no guide for your party on this day.', SIMULATED],
  },
  waiting: {
    subject: (title) => `The waiting list has ended: ${title}`,
    lines: ['This departure is not sold any more, or it is smaller now than your party.'],
  },
};

const UNANSWERED = [
  `There was no answer in ${ANSWER_HOURS} hours. You can ask again.`,
  'This silence is simulated: nobody was asked.',
];

const LAPSED: Readonly<Record<Kind, Words>> = {
  private: { subject: (title) => `No answer about your dates: ${title}`, lines: UNANSWERED },
  request: { subject: (title) => `No answer about your day: ${title}`, lines: UNANSWERED },
  waiting: {
    subject: (title) => `No place came back: ${title}`,
    lines: ['The sale of this departure has ended, and no places came back for you.'],
  },
};

const OTHERS: Readonly<Record<Kind, string>> = {
  private: 'Other dates may do, and there are departures with others:',
  request: 'Another day may do:',
  waiting: 'Other departures may have places, and you may ask for dates of your own:',
};

/** An inquiry says what it asks for. */
const kindOf = ({ detail }: Inquiry): Kind => detail.asked ?? 'waiting';

const urlOf = ({ publicUrl }: Inquiry, path: string): string => publicUrl + path;

const peopleWords = (count: number): string => (count === 1 ? 'one person' : `${count} people`);

function whatOf({ detail: { kind, start, end, guideLanguage, persons } }: Inquiry): Block {
  const first = `${formatFullDay(start)} (${formatFullPersianDay(start)})`;
  return {
    heading: 'What you asked for',
    lines: [
      kind === 'dayTour' ? first : `${first} to ${formatFullDay(end)}`,
      `${peopleWords(persons.length)}, guide in ${guideLanguage}`,
    ],
  };
}
