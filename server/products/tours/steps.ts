import { addDays, DAY_MS, momentOf } from '#domain/core/time.ts';
import { PLACES, placeOfCity } from '#domain/country/places.ts';
import type { TripPlace, TripStep } from '#domain/country/trip.ts';
import type { ToursDetail } from '#server/products/tours/detail.ts';

/** When a group leaves a place and has come to the next, from midnight in Tehran; drawn, as no tour says it to the hour. */
const LEAVES_MS = DAY_MS / 3;
const ARRIVES_MS = (2 * DAY_MS) / 3;

const NONE = { driver: null, desk: null, counterClosesAt: null, answerBy: null, enterBy: null };

/** The nights of a journey as stays, and the ways between them; a day tour as a day out from its city and back. */
export function tourSteps(detail: ToursDetail): readonly TripStep[] {
  return detail.kind === 'dayTour' ? [dayOut(detail)] : nightsAndWays(detail);
}

function dayOut({ title, start, cities }: ToursDetail): TripStep {
  const [slug = 'iran'] = cities;
  const place = placeOfCity(slug, PLACES.find((one) => one.slug === slug)?.name ?? slug);
  return {
    ...{ ...NONE, kind: 'way', from: place, to: place, title, text: 'With your guide, from your hotel and back' },
    startsAt: momentOf(start) + LEAVES_MS,
    endsAt: momentOf(start) + ARRIVES_MS,
  };
}

function nightsAndWays({ title, start, overnights }: ToursDetail): readonly TripStep[] {
  let day = start;
  let before: TripPlace | null = null;
  return overnights.flatMap(({ en, nights }): TripStep[] => {
    const [first, place] = [day, placeOf(en)];
    day = addDays(first, nights);
    const stay: TripStep = {
      ...{ ...NONE, kind: 'stay', from: place, to: place, title, text: en },
      startsAt: momentOf(first) + ARRIVES_MS,
      endsAt: momentOf(day) + LEAVES_MS,
    };
    const way: TripStep[] =
      before && before.slug !== place.slug
        ? [
            {
              ...{ ...NONE, kind: 'way', from: before, to: place, title, text: 'With your group' },
              startsAt: momentOf(first) + LEAVES_MS,
              endsAt: momentOf(first) + ARRIVES_MS,
            },
          ]
        : [];
    before = place;
    return [...way, stay];
  });
}

/** A place of the country by its name; a camp or a hut has its own. */
function placeOf(name: string): TripPlace {
  const known = PLACES.find((place) => place.name === name);
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return placeOfCity(known?.slug ?? slug, name);
}
