import css from '#src/ui/Tile.module.css';
import { TILE_SIZES } from '#src/ui/tiles/sizes.ts';

export type TileProps = {
  /** Slug of a place, as "bandar-abbas". */
  readonly slug: string;
  readonly shape?: 'iwan' | 'facade' | 'maidan' | 'panel' | 'band';
  /** In the first view: not lazily loaded. */
  readonly isEager?: boolean;
};

/** Picture folder with a content hash. Undefined only without Vite, as in unit tests. */
const folder: string = import.meta.env?.VITE_TILES ?? '/assets/tiles/dev';

export const tileUrl = (slug: string, shape: NonNullable<TileProps['shape']> = 'iwan') =>
  `${folder}/${slug}-${shape}.svg`;

/** The picture of a place; fills its box. Empty alt text: the place's name is beside it. */
export const Tile = ({ slug, shape = 'iwan', isEager }: TileProps) => (
  <span className={css.tile} data-part="tile">
    <TileImage slug={slug} shape={shape} isEager={isEager === true} />
  </span>
);

/** The image alone, for parts with a box of their own. */
export const TileImage = ({ slug, shape = 'iwan', isEager }: TileProps) => (
  <img
    src={tileUrl(slug, shape)}
    alt=""
    width={TILE_SIZES[shape].w}
    height={TILE_SIZES[shape].h}
    loading={isEager ? undefined : 'lazy'}
    decoding="async"
  />
);
