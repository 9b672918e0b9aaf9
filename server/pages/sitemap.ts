import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { siteOrigin } from '#server/site-origin.ts';

/** What no search engine needs to read. Pages of one person say so themselves, too. */
const CLOSED = [
  '/api/',
  '/find-booking',
  '/flights/issue/',
  '/hotel/issue/',
  '/iran-visa/request',
  '/profile',
  '/staff',
];

/** `/sitemap.xml` with all pages that say of themselves that they are listed, and `/robots.txt`, which names it. */
export function serveSitemap(
  app: FastifyInstance,
  listed: () => Promise<readonly string[]>,
  config: Pick<Config, 'publicUrl'>,
): void {
  app.get('/sitemap.xml', async ({ headers }, reply) => {
    const origin = siteOrigin(config, headers.host);
    const urls = (await listed()).map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);
  });
  app.get('/robots.txt', async ({ headers }, reply) => {
    const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`)];
    const text = `${lines.join('\n')}\n\nSitemap: ${siteOrigin(config, headers.host)}/sitemap.xml\n`;
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text);
  });
}
