import { emailFields, emailOf } from '#server/accounts/contact-fields.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { newAskingBrowser, sendResetCode } from '#server/accounts/reset.ts';
import type { Operation } from '#server/contract.ts';
import { countUse } from '#server/http/rate-limit.ts';

/** Answers before it looks whether the account exists. */
export const forgotPassword: Operation<'forgotPassword'> = async ({ body, request, afterAnswer, setCookie, deps }) => {
  const email = emailOf(body.email);
  refuseFields(emailFields(email));
  await countUse(deps, LIMITS.forgotByIp, request.ip);
  const { askedBy, cookie } = newAskingBrowser(deps.config);
  setCookie(cookie);
  afterAnswer(() => sendResetCode(deps, email, { askedBy, request }));
  return { status: 200, body: {} };
};
