import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { isLocal, plainPagePolicy } from '#server/http/headers.ts';

const STYLE = `
:root{color-scheme:light dark;--ink:#1b2430;--soft:#556070;--line:#c3cad4;--link:#1d4f91;--paper:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eef1f5;--soft:#b3bcc8;--line:#3d4858;--link:#a9c6f5;--paper:#12161c}}
body{margin:0 auto;max-width:44rem;padding:1.5rem 1rem 3rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.25}a{color:var(--link)}p.note,time{color:var(--soft)}
ul{list-style:none;margin:0;padding:0}li{border-top:1px solid var(--line);padding:.75rem 0}li a{font-weight:600}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;border-top:1px solid var(--line);padding-top:1rem}
`;
const POLICY = plainPagePolicy(`sha256-${createHash('sha256').update(STYLE).digest('base64')}`);
/** A mail as mail programs show it: alone, without scripts, without anything from elsewhere, and no page of ours. */
const MAIL_POLICY =
  "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const SHOWN = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

const html = (reply: FastifyReply, text: string, policy = POLICY) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-store')
    .send(text);

/** Without a mail server the mails can be read here, on this machine only; for everybody else there is no such page. */
export async function mailbox(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
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
    return html(
      reply,
      page(
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
    return html(
      reply,
      page(
        subject,
        `<p><a href="/mailbox">All mails</a></p><h1>${escapeHtml(subject)}</h1>
<p>to ${escapeHtml(recipient)}, ${time(created_at)} · <a href="/mailbox/${id}/html">as HTML</a></p><pre>${withLinks(body_text)}</pre>`,
      ),
    );
  });

  app.get('/mailbox/:id/html', async (request, reply) => {
    const mail = await mailOf(request.params);
    return mail ? html(reply, mail.body_html, MAIL_POLICY) : reply.callNotFound();
  });
}

const time = (moment: number) => {
  const text = new Date(moment).toISOString();
  return `<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
};

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
