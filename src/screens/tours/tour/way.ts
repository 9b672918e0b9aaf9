import type { GeoPoint } from '#domain/core/web-mercator.ts';
import type { Tour } from '#src/screens/tours/tour/tour-props.ts';

/** A place of the way. `day`: the first one there; `isNight`: one sleeps there. */
export type Stop = {
  readonly name: string;
  readonly point: GeoPoint;
  readonly day: number;
  readonly isNight: boolean;
};

/**
 * Centre points of places where our tours go, by the names that the days use. Places with a page, and World Heritage sites,
 * are where these say (way.test.ts); the others are rounded to a tenth of a degree, from general knowledge.
 */
export const POINTS: Readonly<Record<string, GeoPoint>> = {
  Tehran: { lat: 35.6892, lon: 51.389 },
  Kashan: { lat: 33.985, lon: 51.41 },
  Isfahan: { lat: 32.6546, lon: 51.668 },
  Yazd: { lat: 31.8974, lon: 54.3569 },
  Shiraz: { lat: 29.5918, lon: 52.5837 },
  Persepolis: { lat: 29.9355, lon: 52.8916 },
  Pasargadae: { lat: 30.1939, lon: 53.1672 },
  Kerman: { lat: 30.2839, lon: 57.0834 },
  Qeshm: { lat: 26.9581, lon: 56.2718 },
  Hormuz: { lat: 27.0607, lon: 56.4622 },
  Zanjan: { lat: 36.6736, lon: 48.4787 },
  Soltaniyeh: { lat: 36.4358, lon: 48.7967 },
  'Takht-e Soleyman': { lat: 36.6039, lon: 47.235 },
  Tabriz: { lat: 38.08, lon: 46.2919 },
  Jolfa: { lat: 38.9, lon: 45.6 },
  Ardabil: { lat: 38.2498, lon: 48.2933 },
  Rasht: { lat: 37.2808, lon: 49.5832 },
  Masuleh: { lat: 37.2, lon: 49.0 },
  'Zein-o-Din': { lat: 31.3, lon: 54.8 },
  Kaluts: { lat: 30.6, lon: 57.8 },
  Rayen: { lat: 29.6, lon: 57.4 },
  Polour: { lat: 35.8, lon: 52.1 },
  Damavand: { lat: 36.0, lon: 52.1 },
};

/** Other names of these places in the days. */
const ALSO: Readonly<Record<string, string>> = {
  'Desert camp': 'Kaluts',
  'Bargah Sevom': 'Damavand',
  Summit: 'Damavand',
};

type Way = Pick<Tour, 'itinerary'> & { readonly card: Pick<Tour['card'], 'start' | 'end'> };

/** The places in the order in which one comes to them; a place may come again, never twice in a row. */
export function wayOf({ itinerary, card }: Way): readonly string[] {
  const days = itinerary.flatMap(({ title, text, overnight }) => placesIn(`${title} ${text} ${overnight ?? ''}`));
  const names = [...placesIn(card.start), ...days, ...placesIn(card.end)];
  return names.filter((name, at) => name !== names[at - 1]);
}

/** The stops of a way in its order: one for each place, numbered by the first day that names it. */
export function stopsOf(tour: Way): readonly Stop[] {
  return [...new Set(wayOf(tour))].flatMap((name) => {
    const point = POINTS[name];
    const first = tour.itinerary.find(({ title, text, overnight }) =>
      placesIn(`${title} ${text} ${overnight ?? ''}`).includes(name),
    );
    const isNight = tour.itinerary.some(({ overnight }) => overnight !== null && placesIn(overnight).includes(name));
    return point ? [{ name, point, day: first?.day ?? 1, isNight }] : [];
  });
}

/** Places that a text names, in its order. */
function placesIn(text: string): readonly string[] {
  return [...Object.keys(POINTS), ...Object.keys(ALSO)]
    .map((name) => ({ name: ALSO[name] ?? name, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}
