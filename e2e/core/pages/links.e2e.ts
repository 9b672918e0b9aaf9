import { expect, test } from '../../support/test.ts';

/** Enough for all kinds of pages, and a limit in case links generate new links. */
const MAX_PAGES = 400;
/** For pages that differ only in their query, or in the flights and hotels they show, a few are enough. */
const PER_KIND = 4;

/** The kind of page of a URL, for this limit. */
const kindOf = ({ pathname, search }: URL): string =>
  (search ? `${pathname}?` : pathname)
    .replace(/^\/flights\/[A-Z]{3}-[A-Z]{3}/, '/flights/{route}')
    .replace(/^\/hotel\/[a-z-]+\/[^?]+/, '/hotel/{land}/{hotel}');

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('no link of the site is dead', async ({ request, baseURL }) => {
  test.setTimeout(240_000);
  const origin = new URL(baseURL ?? '').origin;
  const seen = new Map<string, string>([['/', 'the beginning']]);
  const kinds = new Map<string, number>();
  const queue = ['/'];
  const dead: string[] = [];
  let asked = 0;
  for (let path = queue.shift(); path !== undefined && asked < MAX_PAGES; path = queue.shift()) {
    asked += 1;
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    if (answer.status() >= 400) dead.push(`${path}, linked from ${seen.get(path)}: ${answer.status()}`);
    if (!answer.headers()['content-type']?.includes('text/html')) continue;
    for (const href of linksIn(await answer.text())) {
      const url = new URL(href, `${origin}${path}`);
      if (url.origin !== origin || url.pathname.startsWith('/api/')) continue;
      const next = url.pathname + url.search;
      const kind = kindOf(url);
      if (seen.has(next) || (kinds.get(kind) ?? 0) >= PER_KIND) continue;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      seen.set(next, path);
      queue.push(next);
    }
  }
  expect(dead).toEqual([]);
  expect(asked).toBeGreaterThan(60);
});
