import { OTP_COUNTDOWN_SECONDS } from '#domain/core/limits.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import { accountById } from '#server/accounts/account.ts';
import { checkedCode, forgetCodes, newCode, requireCode } from '#server/accounts/codes.ts';
import { maskEmail } from '#server/accounts/contact-fields.ts';
import type { SignedIn } from '#server/accounts/who.ts';
import type { Basics } from '#server/basics.ts';
import { countUse } from '#server/http/rate-limit.ts';
import type { CardRow } from '#server/products/card/cards.ts';
import { type CodeAct, codeMail } from '#server/products/card/mails.ts';
import { tellHolder } from '#server/products/card/tell.ts';

const LIFE_MS = OTP_COUNTDOWN_SECONDS * 1000;
const SENT = { name: 'card-code-send', max: 5, windowMs: 15 * MINUTE_MS };
/** Wrong ones too: six digits are not guessed in ten tries. */
const TRIED = { name: 'card-code', max: 10, windowMs: 15 * MINUTE_MS };

const PURPOSES = {
  activate: 'card.activate',
  unblock: 'card.unblock',
  replace: 'card.replace',
  close: 'card.close',
  pin: 'card.pin',
} as const satisfies Record<CodeAct, string>;
const ALL = Object.values(PURPOSES);

/** Mails a code for one act with one card; the code before it ends, whatever it was for. */
export async function sendCode(
  deps: Basics,
  { card, by, act }: { readonly card: CardRow; readonly by: SignedIn; readonly act: CodeAct },
): Promise<{ readonly emailMasked: string; readonly endsAt: number }> {
  await countUse(deps, SENT, card.id);
  const now = deps.now();
  const { email } = await accountById(deps.db, by.accountId);
  await deps.db.transaction().execute(async (tx) => {
    await forgetCodes(tx, { orderId: card.order_id, purposes: ALL, askedBy: by.session.id });
    const code = await newCode(tx, {
      ...{ orderId: card.order_id, purpose: PURPOSES[act], askedBy: by.session.id },
      ...{ config: deps.config, now, lifeMs: LIFE_MS },
    });
    await tellHolder(tx, card, codeMail(code, act, OTP_COUNTDOWN_SECONDS), now, 'code');
  });
  return { emailMasked: maskEmail(email), endsAt: now + LIFE_MS };
}

/**
 * Uses a code for this act once. Outside of any transaction: a wrong try stays counted. Throws 422 `code_wrong` with the tries left,
 * `code_elsewhere`.
 */
export async function spendCode(
  deps: Basics,
  { card, by, act }: { readonly card: CardRow; readonly by: SignedIn; readonly act: CodeAct },
  typed: string,
): Promise<void> {
  const code = checkedCode(typed);
  await countUse(deps, TRIED, card.id);
  const { config } = deps;
  const asked = { orderId: card.order_id, purpose: PURPOSES[act], askedBy: by.session.id, config, now: deps.now() };
  await requireCode(deps.db, asked, code);
}
