import { emailProblem, emailText } from '#domain/core/contact.ts';
import { phoneProblem } from '#domain/core/phone.ts';
import { problemsIn } from '#domain/core/problem.ts';
import type { Fields } from '#server/accounts/new-password.ts';

/** An address is the same however it is written. */
export const emailOf = (typed: string): string => emailText(typed).toLowerCase();

export const emailFields = (email: string): Fields => problemsIn({ email: emailProblem(email) });

export const phoneFields = (phone: string): Fields => problemsIn({ phone: phoneProblem(phone) });

/** "a•••@example.org": its owner knows it again. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

/** "••••89". */
export const maskPhone = (phone: string): string | null => (phone === '' ? null : `••••${phone.slice(-2)}`);
