import type { FastifyInstance } from 'fastify';
import type { Basics } from '#server/basics.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { mayReadMails } from '#server/http/operator.ts';
import { plainPage, sendHtml } from '#server/http/plain-page.ts';

/** Shows a mail like a mail program: isolated, without scripts and external content. */
const MAIL_POLICY =
  "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const SHOWN = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Lists mails for the site's operator when there is no mail server; 404 for all others. */
export async function mailbox(app: FastifyInstance, { db, config }: Pick<Basics, 'db' | 'config'>): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!mayReadMails(request, config)) return reply.callNotFound();
  });
  const mailOf = async (params: unknown) => {
    const { id } = params as { id: string };
    if (!UUID.test(id)) return;
    return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  };

  app.get('/mailbox', async (_request, reply) => {
    const mails = await db
      .selectFrom('outbox')
      .select(['id', 'recipient', 'subject', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(SHOWN)
      .execute();
    const items = mails.map(
      ({ id, recipient, subject, created_at }) =>
        `<li><a href="/mailbox/${id}">${escapeHtml(subject)}</a><br>to ${escapeHtml(recipient)}, ${time(created_at)}</li>`,
    );
    return sendHtml(
      reply,
      plainPage(
        'Mailbox',
        `<h1>Mailbox</h1><p class="note">For trying out: no mail server is set (SMTP_URL), so the mails stay here, readable on this machine only.</p>
${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>No mail yet.</p>'}`,
      ),
    );
  });

  app.get('/mailbox/:id', async (request, reply) => {
    const mail = await mailOf(request.params);
    if (!mail) return reply.callNotFound();
    const { id, subject, recipient, created_at, body_text } = mail;
    return sendHtml(
      reply,
      plainPage(
        subject,
        `<p><a href="/mailbox">All mails</a></p><h1>${escapeHtml(subject)}</h1>
<p>to ${escapeHtml(recipient)}, ${time(created_at)} · <a href="/mailbox/${id}/html">as HTML</a></p><pre>${withLinks(body_text)}</pre>`,
      ),
    );
  });

  app.get('/mailbox/:id/html', async (request, reply) => {
    const mail = await mailOf(request.params);
    return mail ? sendHtml(reply, mail.body_html, MAIL_POLICY) : reply.callNotFound();
  });
}

const time = (moment: number) => {
  const text = new Date(moment).toISOString();
  return `<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
};

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
