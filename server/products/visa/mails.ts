import { countryName } from '#domain/core/countries.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import type { MailWords } from '#server/orders/product.ts';
import { needyOf, type VisaDetail } from '#server/products/visa/detail.ts';
import type { VisaStage } from '#server/products/visa/review.ts';

export const MAIL_WORDS: MailWords = {
  whenPaid: 'As soon as the payment is confirmed your request is submitted. We write at each step.',
  papers: 'Your authorization code',
  issued: 'Your visa was approved. With the code below you collect it at the place that you chose, and there alone.',
  numbers: 'Authorization code (simulated: no office knows it)',
  attached: 'Pay the fee of the visa itself at the desk. We do not know how much it is for your passport.',
  cancelled: 'Your visa request has ended, and no code of it is valid.',
  cancelledByBank: 'Your bank took your payment back, so we had to end your visa request.',
  nothingBack: 'Nothing: the ministry has had your request, and our service fee pays for that.',
  notIssued: 'We could not get an answer from the ministry in time.',
  notIssuedByBank: 'Your bank took the payment back before there was a code, so we ended your request.',
};

export const titleOf = (detail: Pick<VisaDetail, 'applicants'>): string => {
  const people = needyOf(detail).length;
  return people === 1 ? 'Visa for Iran' : `Visa for Iran, ${people} people`;
};

/** The request in a mail, without names. */
export const visaBlock = (detail: VisaDetail): Block => ({
  heading: 'Your request',
  lines: [
    `${titleOf(detail)}: ${needyOf(detail)
      .map(({ nationality }) => countryName(nationality))
      .join(', ')}`,
    `Arrival ${formatFullDay(detail.arrival)}, ${detail.days} day${detail.days === 1 ? '' : 's'}, ${detail.processing} processing`,
  ],
});

const SUBJECTS: Readonly<Record<VisaStage, string>> = {
  submitted: 'Your visa request is submitted',
  underReview: 'Your visa request is being checked',
  actionNeeded: 'Your visa request needs an answer from you',
  sentToMinistry: 'Your visa request is at the ministry',
};
const TEXTS: Readonly<Record<VisaStage, string>> = {
  submitted: 'We have your request and your payment. Next we read everything that you answered.',
  underReview: 'Our reviewer reads your answers now. You need not do anything.',
  actionNeeded:
    'Our reviewer asks for one answer again. Open your request and answer it; all the rest goes on meanwhile.',
  sentToMinistry: 'All answers are right, and the ministry has your request. Nothing can be changed any more.',
};
const SIMULATED = {
  simulated: 'This site is a demonstration: our own simulation plays the reviewer and the ministry.',
  staff: 'This site is a demonstration: our staff plays the reviewer and the ministry, and no office is asked.',
};

type MailData = {
  readonly detail: VisaDetail;
  readonly reference: string;
  readonly url: string;
  readonly reviewer: keyof typeof SIMULATED;
};

/** Codes of some applicants, while others still wait. */
export const codesMail = (
  codes: readonly { readonly name: string; readonly code: string }[],
  { detail, reference, url, reviewer }: MailData,
): Mail =>
  mailOf(`${MAIL_WORDS.papers}: ${reference}`, [
    { lines: ['The visa of these people was approved. The others of your request do not have their answer yet.'] },
    { heading: MAIL_WORDS.numbers, lines: codes.map(({ name, code }) => `${name}: ${code}`) },
    { lines: ['Each code is good at the place that was chosen for it, and there alone.', SIMULATED[reviewer]] },
    visaBlock(detail),
    {
      lines: ['Print the letters with this reference and your e-mail address:'],
      link: { text: 'Open my request', url },
    },
  ]);

const answerByLine = (day: string) =>
  `Please answer by ${formatFullDay(day)}. After that day the request of this person ends, and half of the service fee comes back.`;

/** Progress of a request. The questions of the reviewer are only on its page, not in mails. */
export const stageMail = (
  stage: VisaStage,
  { detail, reference, url, reviewer, answerBy }: MailData & { readonly answerBy: string | null },
): Mail =>
  mailOf(`${SUBJECTS[stage]}: ${reference}`, [
    { lines: [TEXTS[stage], ...(answerBy === null ? [] : [answerByLine(answerBy)]), SIMULATED[reviewer]] },
    visaBlock(detail),
    { lines: ['Open it with this reference and your e-mail address:'], link: { text: 'Open my request', url } },
  ]);

/** A deadline is near: to answer a question, or to collect a visa with a code. */
export const reminderMail = (
  { day, isQuestion }: { readonly day: string; readonly isQuestion: boolean },
  { detail, reference, url, reviewer }: MailData,
): Mail =>
  mailOf(
    `${isQuestion ? 'Your visa request waits for your answer' : 'Your authorization code ends soon'}: ${reference}`,
    [
      {
        lines: [
          isQuestion
            ? answerByLine(day)
            : `A code of this request is good until ${formatFullDay(day)}, as agencies say. Collect the visa by then.`,
          SIMULATED[reviewer],
        ],
      },
      visaBlock(detail),
      { lines: ['Open it with this reference and your e-mail address:'], link: { text: 'Open my request', url } },
    ],
  );
