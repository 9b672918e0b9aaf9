import { formatMoney, type Money } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { ANSWER_HOURS } from '#domain/transport/asked.ts';
import { peopleOf } from '#domain/transport/wish.ts';
import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import type { TransportDetail } from '#server/products/transport/detail.ts';

type Inquiry = {
  readonly detail: TransportDetail;
  readonly inquiryId: string;
  readonly publicUrl: string;
  readonly why: readonly Block[];
};

const SIMULATED = 'Nobody was asked: this answer is simulated.';
const NOTHING_TAKEN = 'Nothing is held and nothing was charged.';

/** Until when it stands, and what it costs. */
export const offeredMail = (
  asked: Inquiry,
  { amount, until }: { readonly amount: Money; readonly until: number },
): Mail =>
  mailOf(`It can be done: ${asked.detail.title}`, [
    {
      lines: [
        'It can be done at the time that you asked for, at the price that you saw.',
        SIMULATED,
        `The price is held for you until ${clockOf(until)} (Tehran time), ${formatFullDay(dayOf(until))}.`,
        `Pay before that: ${formatMoney(amount)}. After that it is over, and nothing is charged.`,
      ],
    },
    whatOf(asked),
    {
      lines: ['Open the offer in the browser that you asked with, or where you are logged in:'],
      link: { text: 'Open the offer', url: asked.publicUrl + pathTo.transportAsk(asked.inquiryId) },
    },
    ...asked.why,
  ]);

export const refusedMail = (asked: Inquiry): Mail =>
  endedMail(asked, `It cannot be done: ${asked.detail.title}`, ['Nobody is free at this time.', SIMULATED]);

export const lapsedMail = (asked: Inquiry): Mail =>
  endedMail(asked, `No answer: ${asked.detail.title}`, [
    `There was no answer in time: we say within ${ANSWER_HOURS} hours, and before it would begin.`,
    'This silence is simulated: nobody was asked.',
  ]);

const endedMail = (asked: Inquiry, subject: string, lines: readonly string[]): Mail =>
  mailOf(subject, [
    { lines: [...lines, NOTHING_TAKEN] },
    whatOf(asked),
    { lines: ['Another time may do:'], link: { text: 'Try another time', url: asked.publicUrl + pathTo.transport() } },
    ...asked.why,
  ]);

const peopleWords = (count: number): string => (count === 1 ? 'one person' : `${count} people`);

const whatOf = ({ detail: { wish, title, rides } }: Inquiry): Block => ({
  heading: 'What you asked for',
  lines: [
    title,
    ...rides.map(({ bookedAt }) => {
      const day = dayOf(bookedAt);
      return `${formatFullDay(day)} (${formatFullPersianDay(day)}), ${clockOf(bookedAt)} Tehran time`;
    }),
    peopleWords(peopleOf(wish)),
  ],
});
