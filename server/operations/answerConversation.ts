import { replyProblem } from '#domain/core/contact-message.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { problemsIn } from '#domain/core/problem.ts';
import { contactAnswerMail } from '#server/accounts/mails.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { requireStaff } from '#server/accounts/staff.ts';
import { logStaffAct } from '#server/accounts/staff-log.ts';
import type { Operation } from '#server/contract.ts';
import { findConversation, writtenIn } from '#server/conversations/conversation.ts';
import { mailOfConversation } from '#server/conversations/mail.ts';
import { toStaffConversation } from '#server/conversations/staff.ts';
import { addText, countTexts, lockConversation, requireRead, requireRoom } from '#server/conversations/write.ts';
import { idempotent } from '#server/orders/idempotent.ts';

/** The staff's answer, in the conversation and by mail. Once per key, and only to the version that was read. */
export const answerConversation: Operation<'answerConversation'> = async ({ path, body, headers, request, deps }) => {
  const member = await requireStaff(request, deps, 'messages.answer');
  refuseFields(problemsIn({ text: replyProblem(body.text) }));
  const { db, config } = deps;
  const now = deps.now();
  const text = body.text.trim();
  const asked = { ...path, text, texts: body.texts };
  const key = headers['Idempotency-Key'];
  const intention = { owner: `staff:${member.name}`, operation: 'answerConversation', key, request: asked, now };
  // The answer stored for the key contains no text of the conversation.
  await idempotent(db, intention, async (tx) => {
    const row = await lockConversation(tx, path.conversationId);
    const count = await countTexts(tx, row);
    requireRoom(count);
    requireRead(count, body.texts);
    await addText(tx, row, { by: member.name, text, count, now, config });
    await logStaffAct(tx, { name: member.name, act: `answerMessage ${row.number}`, at: now });
    const url = `${config.publicUrl}${pathTo.conversation(row.id)}`;
    const mail = contactAnswerMail(row.number, { by: member.name, text, url });
    const { email } = writtenIn(row, config);
    await mailOfConversation(tx, { recipient: email, accountId: row.account_id, mail }, now);
    return { status: 201, body: null };
  });
  const row = await findConversation(db, path.conversationId);
  return { status: 201, body: await toStaffConversation(db, row, { config, now }) };
};
