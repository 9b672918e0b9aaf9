import { formatFullDay, HOUR_MS } from '#domain/core/time.ts';
import { lastDayOf, WAIT_MS } from '#domain/insurance/days.ts';
import type { Block } from '#server/mails/layout.ts';
import type { MailWords } from '#server/orders/product.ts';
import { daysOf, type InsuranceDetail, titleOf } from '#server/products/insurance/detail.ts';

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
  const lastDay = lastDayOf(firstDay, daysOf(detail));
  return {
    heading: titleOf(detail),
    lines: [
      `${formatFullDay(firstDay)} to ${formatFullDay(lastDay)}, until midnight in Tehran. Good in the Islamic Republic of Iran.`,
      ...(isInIran ? [`Bought in Iran: the cover begins ${WAIT_MS / HOUR_MS} hours after the payment.`] : []),
      ...(isMountain ? ['With walking tours from 4,000 to 6,000 m.'] : []),
      'Nothing that comes from war or terror is paid. Call the helper before you pay a bill.',
    ],
  };
};
