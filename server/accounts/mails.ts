import { CODE_MINUTES, CONFIRMATION_HOURS, INVITATION_DAYS } from '#domain/core/limits.ts';
import { formatMoney, type Money } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { ACCOUNTING_YEARS } from '#domain/core/retention.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Block, mailOf, SITE_NAME } from '#server/mails/layout.ts';
import { type Mail, queueMail } from '#server/mails/outbox.ts';

/** Recipient, and the account that lists the mail among its messages; null without an account. */
type To = { readonly accountId: string | null; readonly email: string };

export const mailTo = (tx: Queryable, { accountId, email }: To, mail: Mail, now: number): Promise<void> =>
  queueMail(tx, { orderId: null, accountId, kind: 'account', recipient: email, mail }, now);

const NOT_YOU: Block = {
  heading: 'Was this not you?',
  lines: ['Then somebody knows your password. Set a new one: that logs everybody else out.'],
};
const IGNORE = 'If you did not ask for this, do nothing: without this e-mail nobody can continue.';

export const confirmationMail = (url: string): Mail =>
  mailOf(
    'Confirm your e-mail address',
    [
      {
        lines: [
          `Confirm that this address belongs to your ${SITE_NAME} account. The link works for ${CONFIRMATION_HOURS} hours.`,
          'Open it where you are logged in: bookings that you made as a guest with this address are then added to your account.',
        ],
        link: { text: 'Confirm my address', url },
      },
      {
        heading: 'Do you have no account?',
        lines: [
          'Then somebody else typed your address. You need not do anything: without your log-in none of your bookings goes into their account.',
        ],
      },
    ],
    [url],
  );

export const newsletterMail = (offUrl: string): Mail =>
  mailOf(`You get the newsletter of ${SITE_NAME}`, [
    {
      lines: [
        'About once a month: new routes, and what changes for travellers to Iran. We use your address for nothing else.',
      ],
    },
    {
      heading: 'You did not ask for it, or do not want it any more?',
      lines: ['One click ends it.'],
      link: { text: 'Stop the newsletter', url: offUrl },
    },
  ]);

/** To the owner of an address that somebody tried to register or to move an account to. */
export const alreadyMail = (publicUrl: string): Mail =>
  mailOf('You already have an account', [
    {
      lines: [
        'Somebody tried to sign up with your address. If it was you: you already have an account, log in to it.',
        'If it was not you, you need not do anything. They were not told anything about you.',
      ],
      link: { text: 'Log in', url: publicUrl + pathTo.login() },
    },
    {
      lines: ['Did you forget your password?'],
      link: { text: 'Set a new password', url: publicUrl + pathTo.forgetPassword() },
    },
  ]);

export const resetCodeMail = (code: string, url: string): Mail =>
  mailOf(
    `${code} is your code`,
    [
      {
        lines: [
          `Your code: ${code}`,
          `It opens your account once, within ${CODE_MINUTES} minutes, to set a new password: type it where you asked for it.`,
        ],
      },
      {
        lines: [
          'Do you read this on another device? Then set the password here, and never give this link to anybody.',
          IGNORE,
        ],
        link: { text: 'Set a new password here', url },
      },
    ],
    [code, url],
  );

export const stepUpCodeMail = (code: string): Mail =>
  mailOf(
    `${code} is your code`,
    [
      {
        lines: [
          `Your code: ${code}`,
          `It confirms that it is you and works for ${CODE_MINUTES} minutes. We will never ask you for it.`,
          'If you did not ask for it, somebody is logged in to your account: set a new password.',
        ],
      },
    ],
    [code],
  );

export const passwordChangedMail = (publicUrl: string): Mail =>
  mailOf('Your password was changed', [
    { lines: ['Your password was changed just now, and you were logged out everywhere else.'] },
    { ...NOT_YOU, link: { text: 'Set a new password', url: publicUrl + pathTo.forgetPassword() } },
  ]);

/** To the current address of the account. */
export const emailChangeMail = (maskedNew: string, publicUrl: string): Mail =>
  mailOf('Your e-mail address is about to change', [
    {
      lines: [
        `Somebody who knows your password asked to move your account to ${maskedNew}. It moves when that address is confirmed.`,
      ],
    },
    { ...NOT_YOU, link: { text: 'Set a new password', url: publicUrl + pathTo.forgetPassword() } },
  ]);

export const phoneChangedMail = (publicUrl: string): Mail =>
  mailOf('Your phone number was changed', [
    { lines: ['The phone number of your account was changed just now.'] },
    { ...NOT_YOU, link: { text: 'Set a new password', url: publicUrl + pathTo.forgetPassword() } },
  ]);

export const chargebackMail = (amount: Money, balance: Money): Mail =>
  mailOf('Your bank took a top-up back', [
    {
      lines: [
        `Your bank took back ${formatMoney(amount)} that had been added to your balance by card. We took it off the balance, which is ${formatMoney(balance)} now.`,
        ...(balance.amount < 0
          ? ['Until it is above zero again, it pays for no order. You can add money by card, or write to us.']
          : []),
      ],
    },
  ]);

export const payoutMail = ({ amount, toCards, byTransfer }: components['schemas']['PayoutQuote']): Mail =>
  mailOf('Your balance is being paid out', [
    {
      lines: [
        `We took ${formatMoney(amount)} off your balance and pay it out to you:`,
        ...(toCards.amount > 0
          ? [`${formatMoney(toCards)} to the cards that you added money with, the newest first.`]
          : []),
        ...(byTransfer.amount > 0
          ? [`${formatMoney(byTransfer)} by bank transfer. A person makes it, and we write again when it is done.`]
          : []),
      ],
    },
    { ...NOT_YOU },
  ]);

export const transferClosedMail = (amount: Money, outcome: 'paid' | 'returned'): Mail =>
  outcome === 'paid'
    ? mailOf('Your bank transfer is made', [
        { lines: [`We sent ${formatMoney(amount)} to your bank account, and deleted its number here.`] },
      ])
    : mailOf('Your bank transfer came back', [
        {
          lines: [
            `Your bank did not take the transfer of ${formatMoney(amount)}. It is on your balance again.`,
            'Check the name and the IBAN, and ask for the payout once more.',
          ],
        },
      ]);

export const erasedMail = (): Mail =>
  mailOf('Your account was erased', [
    {
      lines: [
        'Your account, your saved passengers and your newsletter subscription are erased, and you are logged out everywhere.',
        `By law we keep orders for ${ACCOUNTING_YEARS} years, without your name, your address and your passport. Orders of a trip that is not over keep them until it is.`,
      ],
    },
  ]);

export const invitationMail = (url: string): Mail =>
  mailOf(
    `You are invited to ${SITE_NAME}`,
    [
      {
        lines: [`Sign up with this link; it works once, for ${INVITATION_DAYS} days.`],
        link: { text: 'Sign up', url },
      },
    ],
    [url],
  );

type ContactWritten = {
  readonly number: string;
  readonly topic: string;
  readonly reference: string | null;
  readonly name: string;
  readonly email: string;
  readonly message: string;
};

/** To the staff: the message and its sender. The subject contains only our own words. */
export const contactStaffMail = ({ number, topic, reference, name, email, message }: ContactWritten): Mail =>
  mailOf(`Message ${number}: ${topic}`, [
    { lines: [`From ${name}. Answer to ${email}.`, ...(reference ? [`About the order ${reference}.`] : [])] },
    { heading: 'What was written', lines: message.split(/\r?\n/) },
  ]);

/**
 * To the sender. Anybody may have typed this address, so the message is not repeated. Only the sender can open the
 * page.
 */
export const contactKeptMail = (number: string, url: string, isRead: boolean): Mail =>
  mailOf(`We have your message ${number}`, [
    {
      lines: isRead
        ? [
            'A person reads it and answers here and on the page below. It opens in the browser in which you wrote, or with your account.',
          ]
        : ['This site is a demonstration without a desk: we keep the message, and nobody answers it.'],
      link: { text: `Message ${number}`, url },
    },
    {
      heading: 'Did you not write to us?',
      lines: ['Then somebody typed your address by mistake. You need not do anything.'],
    },
  ]);

/** To the sender: the staff's answer. The question is not repeated. */
export const contactAnswerMail = (number: string, { by, text, url }: { by: string; text: string; url: string }): Mail =>
  mailOf(`An answer to your message ${number}`, [
    { lines: text.split(/\r?\n/) },
    {
      lines: [
        `${by}, the desk of ${SITE_NAME}. Write back on this page: it opens in the browser in which you wrote, or with your account.`,
      ],
      link: { text: `Message ${number}`, url },
    },
  ]);
