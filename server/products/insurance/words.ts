import { formatFullDay, HOUR_MS } from '#domain/core/time.ts';
import { lastDayOf, WAIT_MS } from '#domain/insurance/days.ts';
import { MAX_DAYS } from '#domain/insurance/plans.ts';
import { freeDays } from '#domain/insurance/price.ts';
import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import type { MailWords } from '#server/orders/product.ts';
import { daysInWords, daysOf, type InsuranceDetail, lengthsOf, titleOf } from '#server/products/insurance/detail.ts';

export const MAIL_WORDS: MailWords = {
  whenPaid: 'As soon as the payment is confirmed we issue a certificate for each person.',
  papers: 'Your insurance certificates',
  issued: 'Your insurance certificates are ready. This site is a simulation: no insurer stands behind them.',
  numbers: 'Certificates',
  attached: 'Attached: a certificate for each person in English and Persian, and the receipt.',
  cancelled: 'Your insurance was given back. Its certificates are no longer valid.',
  cancelledByBank: 'Your bank took your payment back, so we had to cancel your insurance.',
  nothingBack: 'Nothing: the cover has begun.',
  notIssued: 'We could not issue your insurance in time.',
  notIssuedByBank: 'Your bank took the payment back before your insurance was issued.',
};

/** What was bought, in a mail. */
export const policyBlock = (detail: InsuranceDetail): Block => {
  const { firstDay, isInIran, isMountain } = detail;
  const lastDays = lengthsOf(detail).map((days) => formatFullDay(lastDayOf(firstDay, days)));
  const each = lastDays.length > 1 ? ', as each certificate says' : '';
  return {
    heading: titleOf(detail),
    lines: [
      `${formatFullDay(firstDay)} to ${lastDays.join(' or ')}${each}, until midnight in Tehran. Good in the Islamic Republic of Iran.`,
      ...(isInIran ? [`Bought in Iran: the cover begins ${WAIT_MS / HOUR_MS} hours after the payment.`] : []),
      ...(isMountain ? ['With walking tours from 4,000 to 6,000 m.'] : []),
      'Nothing that comes from war or terror is paid. Call the helper before you pay a bill.',
    ],
  };
};

/** The last day is near: a longer stay is extended in time. */
export const extendMail = (
  detail: InsuranceDetail,
  { reference, url }: { readonly reference: string; readonly url: string },
): Mail => {
  const days = daysOf(detail);
  const lastDay = formatFullDay(lastDayOf(detail.firstDay, days));
  const free = freeDays(days);
  return mailOf(`Your insurance ends soon: ${reference}`, [
    {
      lines: [
        `Its last day is ${lastDay}, until midnight in Tehran.`,
        `Do you stay longer? Until then it can be extended to ${MAX_DAYS} days in all, for the difference of the prices.`,
        ...(free > 0 ? [`${daysInWords(free)} more cost nothing.`] : []),
        'After that a new policy begins with its own waiting time.',
      ],
    },
    policyBlock(detail),
    { lines: ['Open it with this reference and your e-mail address:'], link: { text: 'Open my policy', url } },
  ]);
};
