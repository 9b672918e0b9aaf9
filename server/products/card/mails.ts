import { inTomanText } from '#domain/card/toman.ts';
import { formatMoney, type Money } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { dayOf, formatFullDay } from '#domain/core/time.ts';
import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import type { MailWords } from '#server/orders/product.ts';
import {
  type CardDetail,
  type CardPaper,
  type Check,
  type NewCard,
  quoteOf,
  titleOf,
  wayInWords,
} from '#server/products/card/detail.ts';

const SIMULATED = 'Issuer, shops and desk of this card are our own simulation.';

const COMMON: Pick<MailWords, 'numbers' | 'attached' | 'nothingBack'> = {
  numbers: 'Number of the order',
  attached: 'Attached: the receipt.',
  nothingBack: 'Nothing by this way: what is left on a card comes back when you close it.',
};

export const NEW_WORDS: MailWords = {
  ...COMMON,
  whenPaid:
    'As soon as the payment is confirmed the issuer looks at your papers. If it does not approve them, all your money comes back.',
  papers: 'Your travel card is approved',
  issued: `Your travel card is approved and loaded. ${SIMULATED}`,
  cancelled: 'Your travel card was given back.',
  cancelledByBank: 'Your bank took your payment back, so we had to cancel your travel card.',
  notIssued: 'Your travel card was not approved in time.',
  notIssuedByBank: 'Your bank took the payment back before your travel card was approved.',
};

export const LOAD_WORDS: MailWords = {
  ...COMMON,
  whenPaid: 'As soon as the payment is confirmed the rials are on your card.',
  papers: 'Your travel card is loaded',
  issued: `The load is on your card. ${SIMULATED}`,
  cancelled: 'The load could not be put on your card.',
  cancelledByBank: 'Your bank took your payment back, so we had to take the load back.',
  notIssued: 'The load could not be put on your card in time.',
  notIssuedByBank: 'Your bank took the payment back before the load was on your card.',
};

export const REPLACEMENT_WORDS: MailWords = {
  ...COMMON,
  whenPaid: 'As soon as the payment is confirmed a new plastic is made.',
  papers: 'A new plastic of your travel card',
  issued: `A new plastic is on its way; the balance stays. ${SIMULATED}`,
  cancelled: 'The new plastic could not be made.',
  cancelledByBank: 'Your bank took your payment back for the new plastic.',
  notIssued: 'The new plastic could not be made in time.',
  notIssuedByBank: 'Your bank took the payment back before the new plastic was made.',
};

export const wordsOf = ({ kind }: CardDetail): MailWords =>
  ({ new: NEW_WORDS, load: LOAD_WORDS, replacement: REPLACEMENT_WORDS })[kind];

/** What was bought, in a mail. */
export function boughtBlock(detail: CardDetail): Block {
  if (detail.kind === 'replacement') return { heading: titleOf(detail), lines: ['The balance stays as it is.'] };
  const { amount, fee, rials, rate, on } = quoteOf(detail.load);
  const lines = [
    `Load ${formatMoney(amount)}, ${formatMoney(fee)} of it the fee: ${inTomanText(rials)} on the card.`,
    `At ${rate.toLocaleString('en-US')} rials a euro, an open-market rate of ${formatFullDay(on)}.`,
  ];
  if (detail.kind === 'load') return { heading: titleOf(detail), lines };
  return {
    heading: titleOf(detail),
    lines: [...lines, `${wayInWords(detail.delivery)}. First day in Iran: ${formatFullDay(detail.arrival)}.`],
  };
}

const PAPERS: Readonly<Record<CardPaper, string>> = {
  passport: 'The passport page again: whole, without shine, both lines at the foot readable',
  visa: 'Your visa, the page of the e-visa, or the entry stamp',
  stay: 'Where you stay the first night',
  selfie: 'A photo of you with the open passport',
  name: 'Proof of a changed name',
  residence: 'Your residence card, if you live in another country than that of your passport',
  source: 'Where the money comes from',
};

type Where = { readonly reference: string; readonly publicUrl: string };

export const morePapersMail = ({ asked, answerBy }: Check, where: Where): Mail =>
  mailOf(`More papers for your travel card: ${where.reference}`, [
    { lines: ['The issuer asks for:', ...asked.map((paper) => `– ${PAPERS[paper]}`)] },
    {
      lines: [
        ...(answerBy === null
          ? []
          : [`Send it until ${formatFullDay(dayOf(answerBy - 1))}. After that all your money comes back.`]),
        SIMULATED,
      ],
      link: { text: 'Open my order', url: findBookingUrl(where) },
    },
  ]);

const STAGES = {
  producing: [
    'Your travel card is being made',
    'The plastic is made now. From here on the price of the card does not come back.',
  ],
  outForDelivery: ['Your travel card is on its way', 'It goes to the place that you chose.'],
  delivered: ['Your travel card is there', 'Switch it on in your order, with a code that we mail you.'],
  returned: [
    'Your travel card was not fetched',
    'Nobody fetched it, so it went back. The whole load comes back to you.',
  ],
} as const;

export const stageMail = (stage: keyof typeof STAGES, where: Where): Mail => {
  const [subject, line] = STAGES[stage];
  return mailOf(`${subject}: ${where.reference}`, [
    { lines: [line, SIMULATED], link: { text: 'Open my order', url: findBookingUrl(where) } },
  ]);
};

export const deliveryMail = (detail: NewCard, where: Where): Mail =>
  mailOf(`The delivery of your travel card was changed: ${where.reference}`, [
    {
      lines: [
        `${wayInWords(detail.delivery)}. First day in Iran: ${formatFullDay(detail.arrival)}.`,
        'If this was not you, log in and set a new password.',
        SIMULATED,
      ],
      link: { text: 'Open my order', url: findBookingUrl(where) },
    },
  ]);

export const placeLostMail = (where: Where): Mail =>
  mailOf(`Where shall your travel card go? ${where.reference}`, [
    {
      lines: [
        'The stay that it was to be sent to was cancelled. Choose another hotel, or the desk of an airport, before it is on its way.',
        SIMULATED,
      ],
      link: { text: 'Open my order', url: findBookingUrl(where) },
    },
  ]);

const ACTS = {
  activate: 'switches your travel card on',
  unblock: 'makes your travel card work again',
  replace: 'orders a new plastic; the old one never works again',
  close: 'closes your travel card for good',
  pin: 'shows the PIN of your travel card once',
} as const;
export type CodeAct = keyof typeof ACTS;

/** The code is the only secret of it: no number, no balance. */
export const codeMail = (code: string, act: CodeAct, seconds: number): Mail =>
  mailOf(
    `${code} is your code`,
    [
      {
        lines: [
          `Your code: ${code}`,
          `It ${ACTS[act]}, once, within ${seconds} seconds. Type it where you asked for it.`,
          'We never ask you for it. If you did not ask for it, somebody is logged in to your account: block the card and set a new password.',
        ],
      },
    ],
    [code],
  );

const cardPage = (publicUrl: string, orderId: string) => ({
  text: 'Open my card',
  url: `${publicUrl}${pathTo.order(orderId)}`,
});

const aboutCard = (subject: string, lines: readonly string[], publicUrl: string, orderId: string): Mail =>
  mailOf(subject, [{ lines: [...lines, SIMULATED], link: cardPage(publicUrl, orderId) }]);

const BLOCKED_BY = {
  owner: 'You blocked it. It pays nothing until you unblock it with a code.',
  desk: 'Our desk blocked it, because somebody who knows your booking, your name and your birth date asked for it.',
  pin: 'A wrong PIN was typed three times, so it was blocked.',
  bank: 'Your bank took back a payment for a load that was spent already. What is missing is owed on your balance; until it is paid the card stays blocked.',
} as const;

export const blockedMail = (by: keyof typeof BLOCKED_BY, publicUrl: string, orderId: string): Mail =>
  aboutCard('Your travel card is blocked', [BLOCKED_BY[by]], publicUrl, orderId);

export const unblockedMail = (publicUrl: string, orderId: string): Mail =>
  aboutCard('Your travel card works again', ['It was unblocked with a code just now.'], publicUrl, orderId);

export const activatedMail = (publicUrl: string, orderId: string): Mail =>
  aboutCard(
    'Your travel card is on',
    ['It pays in shops and takes cash at machines, within the limits of a day. Look at its PIN in your order.'],
    publicUrl,
    orderId,
  );

export const replacingMail = (publicUrl: string, orderId: string): Mail =>
  aboutCard(
    'A new plastic of your travel card',
    ['The old plastic never works again. The new one is on its way, with a new PIN; your balance stays.'],
    publicUrl,
    orderId,
  );

export const replacedMail = (publicUrl: string, orderId: string): Mail =>
  aboutCard('Your new travel card is there', ['It works now. It has a new PIN.'], publicUrl, orderId);

export const paidMail = (rials: number, where: 'shop' | 'cash', publicUrl: string, orderId: string): Mail =>
  aboutCard(
    'Your travel card paid',
    [
      `${inTomanText(rials)} ${where === 'shop' ? 'in a shop' : 'at a cash machine'}. Was this not you? Block the card at once.`,
    ],
    publicUrl,
    orderId,
  );

export const expiredMail = (publicUrl: string, orderId: string): Mail =>
  aboutCard(
    'Your travel card has expired',
    ['It pays no more. What is left comes back when you close it, for a year from now.'],
    publicUrl,
    orderId,
  );

export const closedMail = (to: 'desk' | 'balance', sum: Money, publicUrl: string, orderId: string): Mail =>
  aboutCard(
    'Your travel card is closed',
    [
      to === 'balance'
        ? `${formatMoney(sum)} went to your balance. From there it is paid out as any balance.`
        : `${formatMoney(sum)} waits for you at our desk, without a fee. Bring your passport.`,
    ],
    publicUrl,
    orderId,
  );
