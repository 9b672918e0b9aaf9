import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { Limit } from '#server/http/rate-limit.ts';

/**
 * Rate limits. A limit locks nobody out for longer than its window. Limits per account count a browser that has signed
 * in to it before separately, so a stranger's tries do not lock out the owner.
 */
export const LIMITS = {
  signUpByIp: { name: 'sign-up-address', max: 10, windowMs: HOUR_MS },
  /** Different e-mails that one IP address may try to register: bounds what it can learn about existing accounts. */
  signUpEmails: { name: 'sign-up-emails', max: 20, windowMs: DAY_MS },
  lookByIp: { name: 'invitation-look', max: 30, windowMs: 15 * MINUTE_MS },
  logInByAccount: { name: 'log-in-account', max: 5, windowMs: 15 * MINUTE_MS },
  logInByIp: { name: 'log-in-address', max: 20, windowMs: MINUTE_MS },
  /**
   * Staff: tries per IP address, per name and network, and per name overall; a browser in which the name has signed in
   * before counts separately.
   */
  staffLogInByIp: { name: 'staff-log-in-address', max: 20, windowMs: MINUTE_MS },
  staffLogInByName: { name: 'staff-log-in-name', max: 5, windowMs: 15 * MINUTE_MS },
  staffLogInOfName: { name: 'staff-log-in-all', max: 50, windowMs: HOUR_MS },
  passwordByAccount: { name: 'password-account', max: 5, windowMs: 15 * MINUTE_MS },
  forgotByIp: { name: 'forgot-address', max: 20, windowMs: HOUR_MS },
  forgotByAccount: { name: 'forgot-account', max: 3, windowMs: HOUR_MS },
  codeByAccount: { name: 'code-account', max: 10, windowMs: 15 * MINUTE_MS },
  codeByIp: { name: 'code-address', max: 20, windowMs: MINUTE_MS },
  sendStepUp: { name: 'step-up-send', max: 3, windowMs: 15 * MINUTE_MS },
  sendConfirmation: { name: 'confirmation-send', max: 3, windowMs: 15 * MINUTE_MS },
  resendByIp: { name: 'confirmation-address', max: 10, windowMs: 15 * MINUTE_MS },
  /** Contact messages per network, and confirmations to one address, because anybody may type any address. */
  contactByIp: { name: 'contact-address', max: 5, windowMs: HOUR_MS },
  contactByEmail: { name: 'contact-email', max: 3, windowMs: DAY_MS },
  /** Mails to the staff overall; messages above it are stored but not mailed. */
  staffMails: { name: 'desk-mails', max: 300, windowMs: HOUR_MS },
  replyByIp: { name: 'contact-reply', max: 20, windowMs: HOUR_MS },
  newsletterByIp: { name: 'newsletter-address', max: 10, windowMs: HOUR_MS },
  /** Codes to an order's address: per order and browser, and per IP address for all orders. */
  sendOrderCode: { name: 'order-code-send', max: 3, windowMs: 15 * MINUTE_MS },
  orderCodeByIp: { name: 'order-code-address', max: 10, windowMs: 15 * MINUTE_MS },
  /** Tries of one browser for one order: a browser cannot use up those of another. */
  codeByOrder: { name: 'order-code', max: 10, windowMs: 15 * MINUTE_MS },
  /** Mails about unpaid orders to one mailbox: anybody may type any address. */
  unpaidMails: { name: 'unpaid-mails', max: 10, windowMs: HOUR_MS },
  /** Holds and renewed holds per IP address: cookies are free to make. */
  holdByIp: { name: 'hold-address', max: 60, windowMs: 10 * MINUTE_MS },
  /** Quotes of changes, each of which takes stock: per order, and per IP address. */
  quoteByOrder: { name: 'quote-order', max: 20, windowMs: 10 * MINUTE_MS },
  quoteByIp: { name: 'quote-address', max: 60, windowMs: 10 * MINUTE_MS },
  /** Per order: all go to one mailbox. */
  documentsMail: { name: 'documents-mail', max: 3, windowMs: HOUR_MS },
  /** Per order and browser or account: a browser that found the order uses none of the owner's. */
  documentsFile: { name: 'documents-file', max: 20, windowMs: HOUR_MS },
  /** Mails to an account's owner about attempts of others. */
  triedMail: { name: 'tried-mail', max: 1, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;
