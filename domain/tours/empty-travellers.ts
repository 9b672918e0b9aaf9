import { emptyDraft, type PassengerDraft } from '#domain/core/passengers.ts';
import type { TourPeople } from '#domain/tours/ladder.ts';
import { ARRIVAL, EMERGENCY, eatsOf, HOTEL, healthOf } from '#domain/tours/needs.ts';
import type { components } from '#openapi/generated/types.ts';

type Item = Pick<components['schemas']['TourItem'], 'kind' | 'fetches'> & { readonly people: TourPeople };

/** An empty form: adults first, as they were booked. */
export function emptyTravellers({ kind, fetches, people: { adults, children, infants } }: Item): PassengerDraft {
  const places = Array.from({ length: adults + children + infants }, (_, place) => place);
  const names = [
    ...places.flatMap((place) => [eatsOf(place), healthOf(place)]),
    ...EMERGENCY,
    ...whereOf({ kind, fetches }),
  ];
  return {
    ...emptyDraft({ adult: adults, child: children, infant: infants }),
    answers: Object.fromEntries(names.map((name) => [name, ''])),
  };
}

/** How they come to a journey, or where a day tour fetches them. */
function whereOf({ kind, fetches }: Pick<Item, 'kind' | 'fetches'>): readonly string[] {
  if (kind === 'journey') return ARRIVAL;
  return fetches ? [HOTEL] : [];
}
