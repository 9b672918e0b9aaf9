import { emailProblem, emailText } from '#domain/core/contact.ts';
import { problemsIn } from '#domain/core/problem.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Operation } from '#server/contract.ts';
import { leaveAddress } from '#server/orders/inquiries/inquiry.ts';

/** Where a guest wants the answer, of whatever was asked for. */
export const setInquiryEmail: Operation<'setInquiryEmail'> = async ({ path, body, who, deps }) => {
  refuseFields(problemsIn({ email: emailProblem(body.email) }));
  const email = emailText(body.email);
  await leaveAddress(deps.db, path.inquiryId, { who, email, now: deps.now() });
  return { status: 200, body: { email } };
};
