import { type ContactTopic, replyProblem } from '#domain/core/contact-message.ts';
import { problemsIn } from '#domain/core/problem.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Operation } from '#server/contract.ts';
import { findOwnConversation, referenceOf, toConversation, writtenIn } from '#server/conversations/conversation.ts';
import { mailStaff, mayMailStaff } from '#server/conversations/mail.ts';
import { addText, countTexts, lockConversation, requireRoom } from '#server/conversations/write.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { idempotent, intentionOf, isUsed } from '#server/orders/idempotent.ts';

/** Adds the traveller's text to a conversation; the staff's mailbox is notified as for the first message. */
export const replyInConversation: Operation<'replyInConversation'> = async (call) => {
  const { path, body, request, who, deps } = call;
  const { db, config } = deps;
  const now = deps.now();
  const { id } = await findOwnConversation(db, path.conversationId, who);
  refuseFields(problemsIn({ text: replyProblem(body.text) }));
  const text = body.text.trim();
  const intention = intentionOf(call, 'replyInConversation', { conversationId: id, text });
  // A retry gets the stored answer and counts no use.
  const isNew = !(await isUsed(db, intention));
  if (isNew) await countUse(deps, LIMITS.replyByIp, request.ip);
  const isMailAllowed = isNew && (await mayMailStaff(deps));
  // The answer stored for the key contains no text of the conversation.
  await idempotent(db, intention, async (tx) => {
    const row = await lockConversation(tx, id);
    const count = await countTexts(tx, row);
    requireRoom(count);
    await addText(tx, row, { by: null, text, count, now, config });
    const reference = await referenceOf(tx, row.order_id);
    const about = { number: row.number, topic: row.topic as ContactTopic, reference };
    if (isMailAllowed) await mailStaff(tx, { ...about, ...writtenIn(row, config), message: text }, { config, now });
    return { status: 201, body: null };
  });
  const row = await findOwnConversation(db, id, who);
  return { status: 201, body: await toConversation(db, row, { config, now }) };
};
