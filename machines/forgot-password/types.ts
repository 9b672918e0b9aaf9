import type { Faulty, FormContext } from '#machines/shared/form.ts';

export type ForgotPasswordContext = FormContext;
export type ForgotPasswordEvent = { type: 'password.forget' } & Faulty;
