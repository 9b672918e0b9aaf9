import type { FastifyInstance } from 'fastify';
import { closedPages } from '#domain/core/closed-pages.gen.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { Config } from '#server/config.ts';
import { SITEMAP_HEADERS, sitemapXml } from '#server/http/sitemap-xml.ts';
import { type Asking, apiCalls } from '#server/pages/api-calls.ts';
import { siteOrigin } from '#server/site-origin.ts';

/** Paths closed to search engines. Personal pages also say so themselves. */
const CLOSED = [
  '/api/',
  pathTo.findBooking(),
  ...closedPages,
  pathTo.trip(),
  pathTo.profile(),
  pathTo.conversation(''),
  pathTo.staff(),
];

/** Exported by `src/app/entry-server.tsx`. */
export type Listed = (origin: string, nobody: Asking) => Promise<readonly string[]>;

/** `/sitemap.xml` with all pages marked as listed, and `/robots.txt`, which links to it. */
export function serveSitemap(app: FastifyInstance, listed: Listed, config: Pick<Config, 'publicUrl'>): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = siteOrigin(config, request.headers.host);
    const paths = await listed(origin, apiCalls(app, request, config).nobody);
    return reply.headers(SITEMAP_HEADERS).send(sitemapXml(origin, paths));
  });
  app.get('/robots.txt', async ({ headers }, reply) => {
    const origin = siteOrigin(config, headers.host);
    const lines = [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      '',
      ...['/sitemap.xml', pathTo.blogSitemap()].map((path) => `Sitemap: ${origin}${path}`),
    ];
    return reply
      .headers({ ...SITEMAP_HEADERS, 'content-type': 'text/plain; charset=utf-8' })
      .send(`${lines.join('\n')}\n`);
  });
}
