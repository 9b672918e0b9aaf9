import { pathTo } from '#domain/core/page-paths.ts';
import { AIRPORTS } from '#domain/country/airports.ts';
import { citySlug, HUB } from '#domain/country/cities.ts';
import { searchPlaces } from '#domain/country/place-search.ts';
import { placeOf } from '#domain/country/places.ts';
import { m } from '#src/copy/generated/messages.js';
import wallCss from '#src/screens/core/errors/Errors.module.css';
import { isOf, productLinks } from '#src/screens/core/product-links.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import css from '#src/ui/Faults.module.css';
import { Row, Stack, Wrap } from '#src/ui/layout.tsx';
import { TileImage } from '#src/ui/Tile.tsx';

const WALL = Array.from({ length: 20 }, (_, at) => at);
const GAP = 12;

/** 404 page, with a guess at the intended city. */
export const NotFoundScreen = ({ path }: { readonly path: string }) => {
  const near = nearTo(path);
  // The product to which the path belongs, else all products.
  const own = productLinks.filter((product) => isOf(product, path));
  const ways = own.length > 0 ? own : productLinks;
  return (
    <Wrap>
      <div className={css.lost}>
        <Stack>
          <p className="quiet">{m.site_lost_code()}</p>
          <h1>{m.site_lost_title()}</h1>
          <p>
            {m.site_lost_text()} <span className="code">{path.length > 80 ? `${path.slice(0, 80)}…` : path}</span>
          </p>
          {near ? (
            <p>
              {m.site_lost_mean_text()} <a href={near.href}>{near.name}</a>?
            </p>
          ) : null}
          <Row>
            <a href="/" {...buttonLook({ kind: 'primary' })}>
              {m.site_start()}
            </a>
            {ways.map(({ id, search, text }) => (
              <a key={id} href={search} {...buttonLook()}>
                {text()}
              </a>
            ))}
          </Row>
        </Stack>
        <div className={`${css.wall} ${wallCss.wall}`} aria-hidden="true">
          {WALL.map((at) =>
            at === GAP ? (
              <span className={css.gap} key={at}>
                <span className={css.loose}>
                  <TileImage slug="isfahan" shape="panel" isEager />
                </span>
              </span>
            ) : (
              <span key={at}>
                <TileImage slug="isfahan" shape="panel" isEager />
              </span>
            ),
          )}
        </div>
      </div>
    </Wrap>
  );
};

/** The place whose name is close to a one-word path; longer paths get no guess. */
function nearTo(path: string): { readonly name: string; readonly href: string } | undefined {
  const [, word] = /^\/([\p{L}-]{3,30})\/?$/u.exec(decode(path)) ?? [];
  if (!word) return;
  const [airport] = searchPlaces(AIRPORTS, word, 1);
  const place = placeOf(word.toLowerCase()) ?? (airport && placeOf(citySlug(airport.code)));
  if (place) return { name: place.name, href: pathTo.place(place.slug) };
  return airport && { name: airport.city, href: pathTo.flights({ origin: HUB, destination: airport.code }) };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
