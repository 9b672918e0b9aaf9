import { isEmail, isPhone } from '#domain/contact.ts';
import type { Fields } from '#server/accounts/new-password.ts';

/** An address is the same however it is written. */
export const emailOf = (typed: string): string => typed.trim().toLowerCase();

export const emailFields = (email: string): Fields =>
  !email ? { email: 'required' } : isEmail(email) ? {} : { email: 'email_invalid' };

export const phoneFields = (phone: string): Fields =>
  !phone.trim() ? { phone: 'required' } : isPhone(phone) ? {} : { phone: 'phone_invalid' };

/** "a•••@example.org": its owner knows it again. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

/** "••••89". */
export const maskPhone = (phone: string): string | null => (phone === '' ? null : `••••${phone.slice(-2)}`);
