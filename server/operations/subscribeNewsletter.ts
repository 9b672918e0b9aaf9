import { isEmail } from '#domain/contact.ts';
import { emailOf } from '#server/accounts/contact-fields.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import type { Operation } from '#server/contract.ts';
import { countUse } from '#server/http/rate-limit.ts';

/** The same answer for a new address, a known one and none at all. */
export const subscribeNewsletter: Operation<'subscribeNewsletter'> = async ({ path, request, deps }) => {
  await countUse(deps, LIMITS.newsletterByAddress, request.ip);
  const email = emailOf(path.email);
  if (isEmail(email)) {
    await deps.db
      .insertInto('newsletter_subscription')
      .values({ email, created_at: deps.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return { status: 204, body: undefined };
};
