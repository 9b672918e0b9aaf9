import { TILE_SIZES } from '#src/ui/tiles/sizes.ts';
import { type TileShape, tile } from '#src/ui/tiles/tile.ts';

/** One picture as a file. Separate from the sizes, so that no browser loads the generator. */
export const tileFile = (slug: string, shape: TileShape): string => tile(slug, { shape, ...TILE_SIZES[shape] });
