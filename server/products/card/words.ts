import type { MailWords } from '#server/orders/product.ts';

/** TODO: how the mails say it. */
export const MAIL_WORDS: MailWords = {
  whenPaid: 'As soon as the payment is confirmed we issue your card.',
  papers: 'Your card',
  issued: 'Your card is ready.',
  numbers: 'Numbers',
  attached: 'Attached: the numbers.',
  cancelled: 'Your card is no longer valid.',
  cancelledByBank: 'Your bank took your payment back, so we had to cancel your card.',
  nothingBack: 'Nothing: by its rules no money comes back any more.',
  notIssued: 'We could not issue your card in time.',
  notIssuedByBank: 'Your bank took the payment back before your card was issued.',
};
