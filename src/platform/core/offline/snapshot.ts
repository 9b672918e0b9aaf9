/** Turns the HTML of a page into its kept copy. String operations only: service workers have no DOM. */

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_PRELOADS = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const FILES = /\/assets\/[\w./-]+\.(?:css|woff2|svg|png)/g;
/** In the connection bar (ui/OfflineBar.tsx). */
const KEPT_NOTE = /(<span data-kept-note="">)[^<]*(?=<\/span>)/;
/** In the offline page (OfflineScreen.tsx). */
const KEPT_LIST = /(<ul data-kept-list=""[^>]*>)[\s\S]*?(?=<\/ul>)/;

/** Removes scripts: offline they would call the server and draw an error. `note` tells when the page was kept; it must be escaped HTML. */
export const snapshotOf = (html: string, note: string): string =>
  html
    .replace(SCRIPTS, '')
    .replace(SCRIPT_PRELOADS, '')
    .replace('<html ', '<html data-offline="" data-kept="" ')
    .replace(KEPT_NOTE, `$1 ${note}`);

/** Asset paths that a page or style sheet names, scripts excluded. */
export const filesIn = (text: string): string[] => [...new Set(text.match(FILES))];

/** The first heading as escaped HTML without tags. */
export const headingOf = (html: string): string =>
  (/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').trim();

export type KeptPage = { readonly path: string; readonly heading: string };

/** Adds links to the kept pages to the offline page. Paths are escaped here; headings must be escaped HTML. */
export function withKeptPages(html: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return html;
  return html.replace(KEPT_LIST, (_, start: string) => {
    const items = pages.map(({ path, heading }) => `<li><a href="${path.replaceAll('"', '%22')}">${heading}</a></li>`);
    return start + items.join('');
  });
}

/** Note about when a page was kept, in the words of the offline page (OfflineScreen.tsx): escaped HTML. */
export const noteBy = (offlinePage: string, day: string, time: string): string =>
  (/data-kept-words="([^"]*)"/.exec(offlinePage)?.[1] ?? '').replace('{day}', day).replace('{time}', time);
