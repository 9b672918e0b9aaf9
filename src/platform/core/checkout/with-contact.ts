import type { Prefill } from '#src/platform/accounts/prefill.ts';

/** Fills empty contact fields with known values; returns the same object when there is nothing to fill. */
export function withContact<T extends Prefill>(form: T, known: Prefill | null): T {
  const email = form.email || (known?.email ?? '');
  const phone = form.phone || (known?.phone ?? '');
  return email === form.email && phone === form.phone ? form : { ...form, email, phone };
}
