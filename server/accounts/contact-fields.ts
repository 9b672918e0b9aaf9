import { emailProblem, emailText } from '#domain/core/contact.ts';
import { phoneProblem } from '#domain/core/phone.ts';
import { problemsIn } from '#domain/core/problem.ts';
import type { Fields } from '#server/accounts/new-password.ts';

/** Addresses are compared in lower case. */
export const emailOf = (typed: string): string => emailText(typed).toLowerCase();

/** What follows a plus in the name of an address, as PostgreSQL and JavaScript both read it. */
export const LABEL = /\+[^@]*@/;

/** Where the mails of an address arrive at most servers: what follows a plus in its name is a label. Limits of mails count by it. */
export const mailboxOf = (typed: string): string => emailOf(typed).replace(LABEL, '@');

export const emailFields = (email: string): Fields => problemsIn({ email: emailProblem(email) });

export const phoneFields = (phone: string): Fields => problemsIn({ phone: phoneProblem(phone) });

/** "a•••@example.org" */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

/** "••••89" */
export const maskPhone = (phone: string): string | null => (phone === '' ? null : `••••${phone.slice(-2)}`);
