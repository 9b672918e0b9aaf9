import type { MailWords } from '#server/orders/product.ts';

export const MAIL_WORDS: MailWords = {
  whenPaid: 'As soon as the payment is confirmed it is yours, and we send the vouchers here.',
  papers: 'Your voucher',
  issued: 'It is booked. The price is fixed: nothing is to be paid in the car or at the airport.',
  numbers: 'Numbers of your vouchers',
  attached: 'Attached: your vouchers.',
  cancelled: 'It is cancelled, and your vouchers are no longer valid.',
  cancelledByBank: 'Your bank took your payment back, so we had to cancel your vouchers.',
  nothingBack: 'Nothing: from 6 hours before it begins no money comes back.',
  notIssued: 'We could not confirm it in time. We are sorry.',
  notIssuedByBank: 'Your bank took the payment back before it was confirmed.',
};
