import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { AIRPORTS } from '../domain/country/airports.ts';
import { slugOf } from '../domain/country/cities.ts';
import { readPosts } from '../scripts/posts/read-posts.ts';
import { HOUSES } from '../src/ui/tiles/house-pictures.ts';
import { PLACES } from '../src/ui/tiles/places.ts';
import { tileFile } from '../src/ui/tiles/shapes.ts';
import { TILE_SIZES } from '../src/ui/tiles/sizes.ts';
import type { TileShape } from '../src/ui/tiles/tile.ts';

/** Every city has an arch and a band; the wide façades and the plain pattern only the places with a face of their own. */
const SHAPES: readonly TileShape[] = ['iwan', 'band'];
const MORE_SHAPES: readonly TileShape[] = ['facade', 'maidan', 'panel'];
/** A house stands in lists and above its own page. */
const HOUSE_SHAPES: readonly TileShape[] = ['iwan', 'facade', 'panel'];

/** A page of the blog: in lists, above its text, and wide where it is the first. */
const POST_SHAPES: readonly TileShape[] = ['iwan', 'facade', 'panel'];

/** Of what is bought for the whole country, as a visa. */
const COUNTRY = 'iran';

/**
 * The pictures of all places as files: written by the build, drawn on request in development. Their folder carries a
 * hash of all of them, so they may be cached for ever; `import.meta.env.VITE_TILES` tells the folder.
 */
export function tiles(): Plugin {
  const cities = AIRPORTS.map((airport) => slugOf(airport.city));
  const slugs = [...new Set([...Object.keys(PLACES), ...cities, COUNTRY])].sort();
  const files = new Map(
    slugs.flatMap((slug) => SHAPES.map((shape) => [`${slug}-${shape}.svg`, tileFile(slug, shape)])),
  );
  for (const slug of Object.keys(PLACES))
    for (const shape of MORE_SHAPES) files.set(`${slug}-${shape}.svg`, tileFile(slug, shape));
  for (const slug of Object.keys(HOUSES))
    for (const shape of HOUSE_SHAPES) files.set(`${slug}-${shape}.svg`, tileFile(slug, shape));
  for (const { summary } of readPosts())
    for (const shape of POST_SHAPES) files.set(`${summary.picture}-${shape}.svg`, tileFile(summary.picture, shape));
  const hash = createHash('sha256')
    .update([...files.values()].join())
    .digest('hex')
    .slice(0, 8);
  const folder = `assets/tiles/${hash}`;

  return {
    name: 'safar-tiles',
    config: () => ({ define: { 'import.meta.env.VITE_TILES': JSON.stringify(`/${folder}`) } }),
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, slug, shape] = /\/assets\/tiles\/[^/]+\/([a-z0-9-]+)-([a-z]+)\.svg$/.exec(request.url ?? '') ?? [];
        if (!slug || !shape || !(shape in TILE_SIZES)) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(tileFile(slug, shape as TileShape));
      });
    },
  };
}
