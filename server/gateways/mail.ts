import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import type { SendMail } from '#server/mails/outbox.ts';

export type Mailer = { readonly send: SendMail; readonly close: () => void };

const TIMEOUT_MS = 20_000;

/** Hands mails to the SMTP server; without one they stay where the local mailbox page reads them. */
export function createMailer({
  smtpUrl,
  mailFrom,
  publicUrl,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>): Mailer {
  if (!smtpUrl) return { send: async () => undefined, close: () => undefined };
  const transport = createTransport(smtpUrl, {
    from: mailFrom,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as never);
  const domain = new URL(publicUrl).hostname;
  return {
    send: async ({ id, recipient, subject, body_text, body_html }) => {
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: recipient },
        subject,
        text: body_text,
        html: body_html,
        // The same for every try, so that a mail server can drop a repetition.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
