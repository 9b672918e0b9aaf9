import type { Prefill } from '#src/platform/accounts/prefill.ts';

/** A form whose empty contact fields begin with what is known; the same form when nothing is to be filled in. */
export function withContact<T extends Prefill>(form: T, known: Prefill | null): T {
  const email = form.email || (known?.email ?? '');
  const phone = form.phone || (known?.phone ?? '');
  return email === form.email && phone === form.phone ? form : { ...form, email, phone };
}
