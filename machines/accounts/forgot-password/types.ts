import type { Faulty, FormContext } from '#machines/core/form.ts';

export type ForgotPasswordContext = FormContext;
export type ForgotPasswordEvent = { type: 'password.forget' } & Faulty;
