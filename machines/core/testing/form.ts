import type { FormFault } from '#machines/core/form.ts';

export const EMAIL_MISSING: FormFault = { field: 'email', code: 'required' };
export const EMAIL_WRONG: FormFault = { field: 'email', code: 'email_invalid' };
export const PASSWORD_SHORT: FormFault = { field: 'password', code: 'password_short' };
export const CODE_MISSING: FormFault = { field: 'code', code: 'required' };
