import { pathTo } from '#domain/core/page-paths.ts';
import { maskEmail } from '#server/accounts/contact-fields.ts';
import type { LinkPage } from '#server/http/link-page.ts';
import { wishWords } from '#server/products/transport/runs/opening-mails.ts';

/** Takes back that somebody wants to know when a sale opens. */
const openings: LinkPage = {
  below: pathTo.transportOpening(''),
  ask: async (db, id) => {
    const wish = await db.selectFrom('transport_opening').selectAll().where('id', '=', id).executeTakeFirst();
    return wish
      ? {
          title: 'Shall we not tell you?',
          lines: [`When the sale opens, ${maskEmail(wish.email)} gets one mail: ${wishWords(wish)}.`],
          button: 'Do not tell me',
        }
      : null;
  },
  end: async (db, id) => {
    await db.deleteFrom('transport_opening').where('id', '=', id).execute();
  },
  ended: {
    title: 'We do not tell you',
    lines: ['The address is forgotten. Mails about your bookings still come.'],
  },
};

export const linkPages: readonly LinkPage[] = [openings];
