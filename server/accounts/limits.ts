import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { Limit } from '#server/http/rate-limit.ts';

/**
 * How often each thing may be asked for. A limit locks nobody out for longer than its window. A limit by account counts
 * a browser that has signed in to the account before apart from all others, so a stranger's tries do not lock out its
 * owner.
 */
export const LIMITS = {
  signUpByAddress: { name: 'sign-up-address', max: 10, windowMs: HOUR_MS },
  /** Different e-mails with which one address tries to sign up: what it may learn about who has an account. */
  signUpEmails: { name: 'sign-up-emails', max: 20, windowMs: DAY_MS },
  lookByAddress: { name: 'invitation-look', max: 30, windowMs: 15 * MINUTE_MS },
  logInByAccount: { name: 'log-in-account', max: 5, windowMs: 15 * MINUTE_MS },
  logInByAddress: { name: 'log-in-address', max: 20, windowMs: MINUTE_MS },
  /**
   * Staff: tries by one address, for one name from one network, and for one name from everywhere; a browser that signed the
   * name in before counts apart.
   */
  staffLogInByAddress: { name: 'staff-log-in-address', max: 20, windowMs: MINUTE_MS },
  staffLogInByName: { name: 'staff-log-in-name', max: 5, windowMs: 15 * MINUTE_MS },
  staffLogInOfName: { name: 'staff-log-in-all', max: 50, windowMs: HOUR_MS },
  /** Confirming something with the current password. */
  passwordByAccount: { name: 'password-account', max: 5, windowMs: 15 * MINUTE_MS },
  forgotByAddress: { name: 'forgot-address', max: 20, windowMs: HOUR_MS },
  forgotByAccount: { name: 'forgot-account', max: 3, windowMs: HOUR_MS },
  codeByAccount: { name: 'code-account', max: 10, windowMs: 15 * MINUTE_MS },
  codeByAddress: { name: 'code-address', max: 20, windowMs: MINUTE_MS },
  sendStepUp: { name: 'step-up-send', max: 3, windowMs: 15 * MINUTE_MS },
  sendConfirmation: { name: 'confirmation-send', max: 3, windowMs: 15 * MINUTE_MS },
  resendByAddress: { name: 'confirmation-address', max: 10, windowMs: 15 * MINUTE_MS },
  /** Messages to us: from one network, and confirmations to one address: anybody may type any. */
  contactByAddress: { name: 'contact-address', max: 5, windowMs: HOUR_MS },
  contactByEmail: { name: 'contact-email', max: 3, windowMs: DAY_MS },
  /** Mails to the desk, of everybody together; what is above is kept and not mailed. */
  deskMails: { name: 'desk-mails', max: 300, windowMs: HOUR_MS },
  /** What follows in a conversation that was begun. */
  replyByAddress: { name: 'contact-reply', max: 20, windowMs: HOUR_MS },
  newsletterByAddress: { name: 'newsletter-address', max: 10, windowMs: HOUR_MS },
  /** Codes to the address of an order: of one order in one browser, and by one address of any order. */
  sendOrderCode: { name: 'order-code-send', max: 3, windowMs: 15 * MINUTE_MS },
  orderCodeByAddress: { name: 'order-code-address', max: 10, windowMs: 15 * MINUTE_MS },
  /** Tries of one browser for one order: nobody uses up those of another one. */
  codeByOrder: { name: 'order-code', max: 10, windowMs: 15 * MINUTE_MS },
  /** Mails about orders that nobody has paid, to one recipient: anybody may type any address. */
  unpaidMails: { name: 'unpaid-mails', max: 10, windowMs: HOUR_MS },
  /** Holds, and holding again, by one address: cookies are free to make up. */
  holdByAddress: { name: 'hold-address', max: 60, windowMs: 10 * MINUTE_MS },
  /** Of one order: they go to one mailbox, whoever asks. */
  documentsMail: { name: 'documents-mail', max: 3, windowMs: HOUR_MS },
  /** Of one order, for one browser or account: a finder leaves the owner theirs. */
  documentsFile: { name: 'documents-file', max: 20, windowMs: HOUR_MS },
  /** Pictures that are begun: of one request, and by one address. Nine people need eighteen. */
  visaUploadByOrder: { name: 'visa-upload-order', max: 100, windowMs: HOUR_MS },
  visaUploadByAddress: { name: 'visa-upload-address', max: 200, windowMs: HOUR_MS },
  /** Kilobytes of pictures that arrive for requests that nobody has paid: from one network, eighty of the largest size. */
  visaBytesByAddress: { name: 'visa-bytes-address', max: 40_000, windowMs: DAY_MS },
  /** Mails to the owner of an address about somebody else's tries. */
  triedMail: { name: 'tried-mail', max: 1, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;
