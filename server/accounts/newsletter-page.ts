import type { FastifyInstance } from 'fastify';
import { pathTo } from '#domain/core/page-paths.ts';
import { maskEmail } from '#server/accounts/contact-fields.ts';
import type { Database } from '#server/db/database.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { plainPage, sendHtml } from '#server/http/plain-page.ts';

const PATH = pathTo.newsletter(':id');
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const OFF = plainPage(
  'Newsletter stopped',
  '<h1>No newsletter any more</h1><p>This address is off the list. Mails about your bookings still come.</p><p><a href="/">To the start</a></p>',
);

/**
 * The unsubscribe link of a newsletter. Mail programs open links by themselves, so GET changes nothing and the button
 * does. Mail programs may also press it (RFC 8058), so it needs no origin: the link itself is the permission.
 */
export async function newsletterPage(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  app.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], async () => undefined);
  const idOf = (params: unknown) => {
    const { id } = params as { id: string };
    return UUID.test(id) ? id : null;
  };

  app.get(PATH, async (request, reply) => {
    const id = idOf(request.params);
    const row =
      id && (await db.selectFrom('newsletter_subscription').select('email').where('id', '=', id).executeTakeFirst());
    if (!row) return sendHtml(reply, OFF);
    const email = escapeHtml(maskEmail(row.email));
    const body = `<h1>Stop the newsletter?</h1><p>It goes to ${email}.</p><form method="post"><button>Stop it</button></form>`;
    return sendHtml(reply, plainPage('Stop the newsletter', body));
  });

  app.post(PATH, async (request, reply) => {
    const id = idOf(request.params);
    if (id) await db.deleteFrom('newsletter_subscription').where('id', '=', id).execute();
    return sendHtml(reply, OFF);
  });
}
