import { pathTo } from '#domain/core/page-paths.ts';
import { maskEmail } from '#server/accounts/contact-fields.ts';
import type { LinkPage } from '#server/http/link-page.ts';

/** The unsubscribe link of a newsletter. */
export const newsletterPage: LinkPage = {
  below: pathTo.newsletter(''),
  ask: async (db, id) => {
    const rows = db.selectFrom('newsletter_subscription').select('email').where('id', '=', id);
    const row = await rows.executeTakeFirst();
    return row
      ? { title: 'Stop the newsletter?', lines: [`It goes to ${maskEmail(row.email)}.`], button: 'Stop it' }
      : null;
  },
  end: async (db, id) => {
    await db.deleteFrom('newsletter_subscription').where('id', '=', id).execute();
  },
  ended: {
    title: 'No newsletter any more',
    lines: ['This address is off the list. Mails about your bookings still come.'],
  },
};
