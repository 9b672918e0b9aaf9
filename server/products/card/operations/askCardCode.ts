import type { Operation } from '#server/contract.ts';
import { requireAllowedNow } from '#server/products/card/act.ts';
import { findOwnCard } from '#server/products/card/cards.ts';
import { sendCode } from '#server/products/card/codes.ts';

/** A code for one act. */
export const askCardCode: Operation<'askCardCode'> = async ({ path, body: { act }, who, deps }) => {
  const { card, by } = await findOwnCard(deps.db, path.orderId, who);
  const now = deps.now();
  await requireAllowedNow(deps.db, card, act, now);
  return { status: 200, body: { act, ...(await sendCode(deps, { card, by, act })), serverNow: now } };
};
