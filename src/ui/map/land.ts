import land from '#src/ui/map/land.svg?no-inline';

/** Coast, borders and flights, as parts `#land`, `#borders`, `#routes`; written by scripts/map-geometry.ts. */
export const LAND_URL = land;
/** In pixels of the world at this zoom, from here on. */
export const LAND_ZOOM = 10;
export const LAND_AT = { x: 145_635, y: 93_260 };
/** What it covers, in degrees. */
export const LAND_AREA = { south: 16, west: 20, north: 46, east: 70 };

/** The outlines of the file, as paths. */
export type Land = { readonly land: string; readonly borders: string; readonly routes: string };

/** Throws for a file that is another one. */
export function readLand(svg: string): Land {
  const pathOf = (id: string) => {
    const [, path] = new RegExp(`id="${id}"[^>]* d="([^"]*)"`).exec(svg) ?? [];
    if (!path) throw new TypeError(`The map has no ${id}`);
    return path;
  };
  return { land: pathOf('land'), borders: pathOf('borders'), routes: pathOf('routes') };
}
