import { DAY_MS } from '#domain/core/time.ts';
import type { Queryable, Tables } from '#server/db/database.ts';

/** A 10 % code for everybody, valid for a day from now; `change` overrides. Keeps an existing code. */
export const addDiscountCode = (
  { db, clock }: { readonly db: Queryable; readonly clock: { readonly now: number } },
  code: number,
  change: Partial<Tables['discount_code']> = {},
) =>
  db
    .insertInto('discount_code')
    .values({
      code,
      percent: 10,
      min_fares: 0,
      starts_at: clock.now,
      ends_at: clock.now + DAY_MS,
      max_uses: null,
      is_personal: false,
      ...change,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
