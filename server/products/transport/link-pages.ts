import { pathTo } from '#domain/core/page-paths.ts';
import { maskEmail } from '#server/accounts/contact-fields.ts';
import type { LinkPage } from '#server/http/link-page.ts';
import { wishWords } from '#server/products/transport/runs/opening-mails.ts';

/** Takes back that somebody wants to know when a sale opens. */
const openings: LinkPage = {
  below: pathTo.transportOpening(''),
  ask: async (db, id) => {
    const wishes = db.selectFrom('transport_opening').selectAll().where('id', '=', id).where('is_ended', '=', false);
    const wish = await wishes.executeTakeFirst();
    return wish
      ? {
          title: 'Stop this mail?',
          lines: [`When the sale opens, ${maskEmail(wish.email)} gets one mail: ${wishWords(wish)}.`],
          button: 'Do not tell me',
        }
      : null;
  },
  end: async (db, id) => {
    await db.updateTable('transport_opening').set({ is_ended: true }).where('id', '=', id).execute();
  },
  ended: {
    title: 'It is stopped',
    lines: [
      'No mail comes when the sale opens. Mails about your bookings still come.',
      'Until the sale opens we keep the address with this wish, so that nobody can ask for it again. Then both are deleted.',
    ],
  },
};

export const linkPages: readonly LinkPage[] = [openings];
