import type { ContactTopic } from '#domain/contact-message.ts';
import { replyProblem } from '#domain/contact-message.ts';
import { problemsIn } from '#domain/problem.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { contactDeskMail } from '#server/accounts/mails.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { ownerKey } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import {
  conversationNotFound,
  ownConversations,
  referenceOf,
  toConversation,
  writtenIn,
} from '#server/conversations/conversation.ts';
import { addText, countTexts, lockConversation } from '#server/conversations/write.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { idempotent } from '#server/orders/idempotent.ts';

/** The traveller goes on in a conversation; the desk's mailbox hears of it as of the first message. */
export const replyInConversation: Operation<'replyInConversation'> = async ({
  path,
  body,
  headers,
  request,
  who,
  deps,
}) => {
  const { db, config } = deps;
  const now = deps.now();
  const { id } = await ownConversations(db, who)
    .where('id', '=', path.conversationId)
    .executeTakeFirstOrThrow(conversationNotFound);
  refuseFields(problemsIn({ text: replyProblem(body.text) }));
  await countUse(deps, LIMITS.replyByAddress, request.ip);
  const text = body.text.trim();
  const key = headers['Idempotency-Key'];
  const asked = { conversationId: id, text };
  const intention = { owner: ownerKey(who), operation: 'replyInConversation', key, request: asked, now };
  // What is kept as the answer says nothing of what was written.
  await idempotent(db, intention, async (tx) => {
    const row = await lockConversation(tx, id);
    const count = await countTexts(tx, row);
    await addText(tx, row, { by: null, text, count, now, config });
    if (config.contactEmail) {
      const { name, email } = writtenIn(row, config);
      const reference = await referenceOf(tx, row.order_id);
      const about = { number: row.number, topic: row.topic as ContactTopic, reference };
      const mail = contactDeskMail({ ...about, name, email, message: text });
      await queueMail(
        tx,
        { orderId: null, accountId: null, kind: 'contact', recipient: config.contactEmail, mail },
        now,
      );
    }
    return { status: 201, body: null };
  });
  const row = await ownConversations(db, who).where('id', '=', id).executeTakeFirstOrThrow(conversationNotFound);
  return { status: 201, body: await toConversation(db, row, { config, now }) };
};
