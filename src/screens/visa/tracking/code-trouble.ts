import { formatFullDay } from '#domain/core/time.ts';
import { codeStateOn } from '#domain/visa/visa-code-state.ts';
import { m } from '#src/copy/generated/messages.js';
import { personName } from '#src/screens/visa/request/person-name.ts';
import type { TrackedPage, TrackedPerson } from '#src/screens/visa/tracking/tracked-page.ts';

/** Problem with the dates of a code; null if it fits the trip, or if its dates are unknown. */
export function codeTrouble(person: TrackedPerson, { today, arrival }: Pick<TrackedPage, 'today' | 'arrival'>) {
  const { codeUntil, enterBy } = person;
  if (codeUntil === null || enterBy === null) return null;
  const state = codeStateOn(today, { codeUntil, enterBy, arrival });
  const name = personName(person);
  if (state === 'lapsed') return m.visarequest_track_lapsed({ name, day: formatFullDay(codeUntil) });
  return state === 'endsEarly' ? m.visarequest_track_ends({ name, day: formatFullDay(enterBy) }) : null;
}
