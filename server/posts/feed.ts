import type { FastifyInstance } from 'fastify';
import { BRAND } from '#domain/core/brand.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { SITEMAP_HEADERS, sitemapXml } from '#server/http/sitemap-xml.ts';
import type { PostSummary } from '#server/posts/post.ts';
import { postSummaries } from '#server/posts/posts.ts';

const SECONDS = 3600;

/** RFC 4287. Days become midnight UTC, because posts have no time of day. */
export function atomFeed(origin: string, posts: readonly PostSummary[]): string {
  const newest = [...posts].sort((a, b) => (changedOn(a) < changedOn(b) ? 1 : -1));
  const feed = `${origin}${pathTo.blogFeed()}`;
  const entries = newest.map((post) => {
    const link = escapeHtml(`${origin}${pathTo.post(post.slug)}`);
    return `<entry><id>${link}</id><title>${escapeHtml(post.title)}</title><link href="${link}"/><published>${post.written}T00:00:00Z</published><updated>${changedOn(post)}T00:00:00Z</updated><summary>${escapeHtml(post.summary)}</summary></entry>`;
  });
  const [last] = newest;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><id>${escapeHtml(feed)}</id><title>${BRAND.name}: notes for the road</title><author><name>${BRAND.name}</name></author><link rel="self" href="${escapeHtml(feed)}"/><link href="${escapeHtml(`${origin}${pathTo.blog()}`)}"/><updated>${last ? changedOn(last) : '1970-01-01'}T00:00:00Z</updated>${entries.join('\n')}</feed>
`;
}

const changedOn = ({ written, changed }: PostSummary): string => changed ?? written;

/**
 * Feed of new and changed posts, and a sitemap of all posts. Static routes, so that no application page can replace
 * them.
 */
export async function blogFeed(app: FastifyInstance, { origin }: { readonly origin: string }): Promise<void> {
  const text = atomFeed(origin, postSummaries());
  app.get(pathTo.blogFeed(), async (_request, reply) =>
    reply.type('application/atom+xml; charset=utf-8').header('cache-control', `public, max-age=${SECONDS}`).send(text),
  );
  const listed = sitemapXml(
    origin,
    postSummaries().map(({ slug }) => pathTo.post(slug)),
  );
  app.get(pathTo.blogSitemap(), async (_request, reply) => reply.headers(SITEMAP_HEADERS).send(listed));
}
