import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import type { OutboxRow, SendMail } from '#server/mails/outbox.ts';
import { within } from '#server/within.ts';

export type Mailer = { readonly send: SendMail; readonly close: () => void };

/** Per SMTP step. A server that sends very slowly is stopped by WHOLE_MS. */
const STEP_MS = 10_000;
/** Per mail; well below its lease in the outbox. */
const WHOLE_MS = 30_000;

export type Attachment = { readonly filename: string; readonly content: Buffer; readonly contentType: string };

/** Sends mails to the SMTP server; without one they stay in the outbox for the local mailbox page. */
export function createMailer(
  { smtpUrl, mailFrom, publicUrl }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
  attachmentsOf: (row: OutboxRow) => Promise<Attachment[]> = async () => [],
): Mailer {
  if (!smtpUrl) return { send: async () => undefined, close: () => undefined };
  const transport = createTransport(smtpUrl, {
    from: mailFrom,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
  } as never);
  const domain = new URL(publicUrl).hostname;
  return {
    send: async (row) => {
      const { id, recipient, subject, body_text, body_html } = row;
      const attachments = await attachmentsOf(row);
      const sending = transport.sendMail({
        from: mailFrom,
        to: { name: '', address: recipient },
        subject,
        text: body_text,
        html: body_html,
        attachments,
        // The same for each try, so that a mail server can drop duplicates.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await within(WHOLE_MS, sending, () => {
        throw new Error('The mail server is too slow');
      });
    },
    close: () => transport.close(),
  };
}
