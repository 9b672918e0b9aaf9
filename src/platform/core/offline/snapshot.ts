/** A page as it is kept on the device, made from its HTML. Pure text work: service workers have no DOM. */

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_PRELOADS = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const FILES = /\/assets\/[\w./-]+\.(?:css|woff2|svg|png)/g;
/** In the bar that tells about the connection (ui/OfflineBar.tsx). */
const KEPT_NOTE = /(<span data-kept-note="">)[^<]*(?=<\/span>)/;
/** In the page for everything that is not kept (OfflineScreen.tsx). */
const KEPT_LIST = /(<ul data-kept-list=""[^>]*>)[\s\S]*?(?=<\/ul>)/;

/**
 * Without its scripts: they would ask the server, which nobody can reach, and draw a fault. `note` says when it was kept;
 * it must be escaped HTML.
 */
export const snapshotOf = (html: string, note: string): string =>
  html
    .replace(SCRIPTS, '')
    .replace(SCRIPT_PRELOADS, '')
    .replace('<html ', '<html data-offline="" data-kept="" ')
    .replace(KEPT_NOTE, `$1 ${note}`);

/** The files of this site that a page or a style sheet names, without its scripts. */
export const filesIn = (text: string): string[] => [...new Set(text.match(FILES))];

/** What a page calls itself: its first heading, as escaped HTML without tags. */
export const headingOf = (html: string): string =>
  (/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').trim();

export type KeptPage = { readonly path: string; readonly heading: string };

/** The offline page with a link to each kept page. Paths come from addresses and are escaped as such; headings are HTML. */
export function withKeptPages(html: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return html;
  return html.replace(KEPT_LIST, (_, start: string) => {
    const items = pages.map(({ path, heading }) => `<li><a href="${path.replaceAll('"', '%22')}">${heading}</a></li>`);
    return start + items.join('');
  });
}

/** What a kept page says of the moment, by the page for everything that is not kept (OfflineScreen.tsx): escaped HTML. */
export const noteBy = (offlinePage: string, day: string, time: string): string =>
  (/data-kept-words="([^"]*)"/.exec(offlinePage)?.[1] ?? '').replace('{day}', day).replace('{time}', time);
