import { randomInt, randomUUID } from 'node:crypto';
import { emailText } from '#domain/core/contact.ts';
import { type ContactTopic, contactProblems } from '#domain/core/contact-message.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatReference } from '#domain/core/reference.ts';
import { mailboxOf } from '#server/accounts/contact-fields.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { contactKeptMail } from '#server/accounts/mails.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { visitorFor } from '#server/accounts/visitor.ts';
import type { Operation } from '#server/contract.ts';
import { encryptText, hasStaff, keptUntil } from '#server/conversations/conversation.ts';
import { mailOfConversation, mailStaff, mayMailStaff } from '#server/conversations/mail.ts';
import { countUse, isUsedUp } from '#server/http/rate-limit.ts';
import { idempotent, isUsed } from '#server/orders/idempotent.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';

/** Stores a message encrypted and mails it to the staff; the sender gets its number. */
export const sendContactMessage: Operation<'sendContactMessage'> = async (call) => {
  const { body, headers, request, who, setCookie, deps } = call;
  const { config } = deps;
  const now = deps.now();
  refuseFields(contactProblems(body));
  const order = body.orderId === undefined ? null : await findOwnOrder(deps, body.orderId, who, now);
  const key = headers['Idempotency-Key'];
  const { visitor, cookie } = await visitorFor(deps, who, key);
  const written = { name: body.name.trim(), email: emailText(body.email), message: body.message.trim() };
  // Checked above.
  const topic = body.topic as ContactTopic;
  const isRead = hasStaff(config);
  const intention = { owner: visitor, operation: 'sendContactMessage', key, request: body, now };
  // A retry gets the stored answer and counts no use.
  const isNew = !(await isUsed(deps.db, intention));
  if (isNew) await countUse(deps, LIMITS.contactByIp, request.ip);
  const isToBeTold = isNew && !(await isUsedUp(deps, LIMITS.contactByEmail, mailboxOf(written.email)));
  const isMailAllowed = isNew && (await mayMailStaff(deps));
  const answer = await idempotent(deps.db, intention, async (tx) => {
    const id = randomUUID();
    const number = formatReference(
      Array.from({ length: 6 }, () => randomInt(32)),
      'HLP',
    );
    const deleteAt = keptUntil(now);
    await tx
      .insertInto('contact_message')
      .values({
        ...{ id, number, owner: visitor, account_id: who.accountId, order_id: order?.id ?? null, topic },
        sealed: encryptText(config, id, JSON.stringify(written)),
        created_at: now,
        delete_at: deleteAt,
        waits_since: now,
        last_at: now,
      })
      .execute();
    const about = { number, topic, reference: order?.reference ?? null };
    if (isMailAllowed) await mailStaff(tx, { ...about, ...written }, { config, now });
    if (isToBeTold) {
      const mail = contactKeptMail(number, `${config.publicUrl}${pathTo.conversation(id)}`, isRead);
      await mailOfConversation(tx, { recipient: written.email, accountId: null, mail }, now);
    }
    return { status: 201 as const, body: { conversationId: id, number, isRead, deleteAt } };
  });
  if (cookie) setCookie(cookie);
  return answer;
};
