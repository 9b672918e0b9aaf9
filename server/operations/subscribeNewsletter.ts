import { isEmail } from '#domain/core/contact.ts';
import { emailOf } from '#server/accounts/contact-fields.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { subscribe } from '#server/accounts/newsletter.ts';
import type { Operation } from '#server/contract.ts';
import { countUse } from '#server/http/rate-limit.ts';

/** The same answer for a new, a known and an invalid address. */
export const subscribeNewsletter: Operation<'subscribeNewsletter'> = async ({ path, request, deps }) => {
  await countUse(deps, LIMITS.newsletterByIp, request.ip);
  const email = emailOf(path.email);
  if (isEmail(email)) {
    const { config } = deps;
    await deps.db.transaction().execute((tx) => subscribe(tx, email, { config, now: deps.now() }));
  }
  return { status: 204, body: undefined };
};
