import land from '#src/ui/map/land.svg?no-inline';

/** Coast, borders and flights, as parts `#land`, `#borders`, `#routes`; written by scripts/map-geometry.ts. */
export const LAND_URL = land;
/** In pixels of the world at this zoom, from here on. */
export const LAND_ZOOM = 10;
export const LAND_AT = { x: 145_635, y: 93_260 };
/** What it covers, in degrees. */
export const LAND_AREA = { south: 16, west: 20, north: 46, east: 70 };

/** Brings the outlines. Throws where the file does not come. */
export async function fetchLand(): Promise<Land> {
  const answer = await fetch(LAND_URL);
  if (!answer.ok) throw new TypeError(`The land answers ${answer.status}`);
  return readLand(await answer.text());
}

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
