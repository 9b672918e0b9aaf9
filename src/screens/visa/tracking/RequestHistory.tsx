import { clockOf, dayOf, formatShortDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { TrackHistory } from '#src/screens/core/tracking/TrackHistory.tsx';
import { fieldLabel } from '#src/screens/visa/request/fields.ts';
import { personName } from '#src/screens/visa/request/person-name.ts';
import type { TrackedPage, TrackedPerson } from '#src/screens/visa/tracking/tracked-page.ts';

type Step = TrackedPerson['history'][number]['step'];

const STEP_WORDS: Readonly<Record<Step, () => string>> = {
  submitted: m.visarequest_happened_sent,
  underReview: m.visarequest_happened_checked,
  actionNeeded: m.visarequest_happened_asked,
  sentToMinistry: m.visarequest_happened_ministry,
  codeIssued: m.visarequest_happened_code,
  refused: m.visarequest_happened_refused,
};

/** Merges simultaneous events of several people; newest first. */
function happenedLines(people: readonly TrackedPerson[]) {
  const lines = new Map<string, { at: number; step: Step; field: string | null; names: string[] }>();
  for (const person of people) {
    for (const { at, step, field } of person.history) {
      const key = `${at} ${step} ${field ?? ''}`;
      const line = lines.get(key) ?? { at, step, field, names: [] };
      lines.set(key, { ...line, names: [...line.names, personName(person)] });
    }
  }
  return [...lines].map(([id, line]) => ({ id, ...line })).toSorted((one, other) => other.at - one.at);
}

/** Events of each person in Tehran time; nothing if none are recorded. */
export function RequestHistory({ people }: Pick<TrackedPage, 'people'>) {
  return (
    <TrackHistory
      title={m.visarequest_happened()}
      events={happenedLines(people).map(({ id, at, step, field, names }) => ({
        id,
        time: m.visarequest_happened_at({ day: formatShortDay(dayOf(at)), time: clockOf(at) }),
        title: STEP_WORDS[step](),
        text: [...(people.length > 1 ? [names.join(', ')] : []), ...(field ? [fieldLabel(field)] : [])].join(': '),
      }))}
    />
  );
}
