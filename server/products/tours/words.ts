import type { MailWords } from '#server/orders/product.ts';

/** TODO: how the mails say it. */
export const MAIL_WORDS: MailWords = {
  whenPaid: 'As soon as the payment is confirmed we issue your tours.',
  papers: 'Your tours',
  issued: 'Your tours is ready.',
  numbers: 'Numbers',
  attached: 'Attached: the numbers.',
  cancelled: 'Your tours is no longer valid.',
  cancelledByBank: 'Your bank took your payment back, so we had to cancel your tours.',
  nothingBack: 'Nothing: by its rules no money comes back any more.',
  notIssued: 'We could not issue your tours in time.',
  notIssuedByBank: 'Your bank took the payment back before your tours was issued.',
};
