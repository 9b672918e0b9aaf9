import { emptyDraft, type PassengerDraft } from '#domain/core/passengers.ts';
import type { TourPeople } from '#domain/tours/ladder.ts';
import { ARRIVAL, EMERGENCY, eatsOf, healthOf } from '#domain/tours/needs.ts';

/** An empty form: adults first, as they were booked. */
export function emptyTravellers({ adults, children, infants }: TourPeople): PassengerDraft {
  const places = Array.from({ length: adults + children + infants }, (_, place) => place);
  const names = [...places.flatMap((place) => [eatsOf(place), healthOf(place)]), ...EMERGENCY, ...ARRIVAL];
  return {
    ...emptyDraft({ adult: adults, child: children, infant: infants }),
    answers: Object.fromEntries(names.map((name) => [name, ''])),
  };
}
