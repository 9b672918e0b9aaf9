import type { MailWords } from '#server/orders/product.ts';

/** TODO: how the mails say it. */
export const MAIL_WORDS: MailWords = {
  whenPaid: 'As soon as the payment is confirmed we issue your transport.',
  papers: 'Your transport',
  issued: 'Your transport is ready.',
  numbers: 'Numbers',
  attached: 'Attached: the numbers.',
  cancelled: 'Your transport is no longer valid.',
  cancelledByBank: 'Your bank took your payment back, so we had to cancel your transport.',
  nothingBack: 'Nothing: by its rules no money comes back any more.',
  notIssued: 'We could not issue your transport in time.',
  notIssuedByBank: 'Your bank took the payment back before your transport was issued.',
};
