import type { FastifyInstance } from 'fastify';
import type { Database, Queryable } from '#server/db/database.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { plainPage, sendHtml } from '#server/http/plain-page.ts';

/** What is said on such a page; plain text, no HTML. */
type Said = { readonly title: string; readonly lines: readonly string[] };

/** Where the link of a mail leads that ends more such mails: who has the link may do it. */
export type LinkPage = {
  /** What the addresses of these pages begin with; the id of a row follows. */
  readonly below: string;
  /** What is asked before, and its button; null where it has ended. */
  ask(db: Queryable, id: string): Promise<(Said & { readonly button: string }) | null>;
  end(db: Queryable, id: string): Promise<void>;
  /** Said afterwards, and where nothing is left to end. */
  readonly ended: Said;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const said = ({ title, lines }: Said): string =>
  [`<h1>${escapeHtml(title)}</h1>`, ...lines.map((line) => `<p>${escapeHtml(line)}</p>`)].join('');

/**
 * Mail programs open links by themselves, so GET changes nothing and the button does. Mail programs may also press it
 * (RFC 8058), so it needs no origin: the link itself is the permission.
 */
export async function linkPages(
  app: FastifyInstance,
  { db, pages }: { readonly db: Database; readonly pages: readonly LinkPage[] },
): Promise<void> {
  app.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], async () => undefined);
  const idOf = (params: unknown) => {
    const { id } = params as { id: string };
    return UUID.test(id) ? id : null;
  };
  for (const page of pages) {
    const path = `${page.below}:id`;
    const ended = plainPage(page.ended.title, `${said(page.ended)}<p><a href="/">To the start</a></p>`);
    app.get(path, async (request, reply) => {
      const id = idOf(request.params);
      const asked = id === null ? null : await page.ask(db, id);
      if (!asked) return sendHtml(reply, ended);
      const form = `<form method="post"><button>${escapeHtml(asked.button)}</button></form>`;
      return sendHtml(reply, plainPage(asked.title, said(asked) + form));
    });
    app.post(path, async (request, reply) => {
      const id = idOf(request.params);
      if (id !== null) await page.end(db, id);
      return sendHtml(reply, ended);
    });
  }
}
