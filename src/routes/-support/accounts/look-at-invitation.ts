import { type Problem, toProblem } from '#domain/core/problem.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { SignUpUrl } from '#src/routes/-support/accounts/sign-up-url.ts';

/** The server's data for an invitation token, which overrides the URL; null without an invitation. */
export type SeenInvitation =
  | { readonly email: string; readonly discountCodes: readonly number[]; readonly refusal: null }
  | { readonly refusal: Problem };

export async function lookAtInvitation(
  context: AppContext,
  { isInvited, token, discountCodes }: SignUpUrl,
): Promise<SeenInvitation | null> {
  if (!isInvited) return null;
  if (!token) return { refusal: { code: 'not_found', message: 'There is no invitation in this address.' } };
  try {
    const body = { invitationToken: token };
    const brought = await unwrap(apiOf(context).POST('/accounts/invitation/look', { body }));
    return {
      email: brought.email,
      discountCodes: brought.discountCodes.filter((code) => discountCodes.includes(code)),
      refusal: null,
    };
  } catch (error) {
    return { refusal: toProblem(error) };
  }
}
