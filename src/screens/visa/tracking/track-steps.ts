import { dayOf, formatDay } from '#domain/core/time.ts';
import type { VisaTrackingKind } from '#machines/visa/visa-tracking/stages.ts';
import { m } from '#src/copy/generated/messages.js';
import type { TrackStep } from '#src/screens/core/tracking/TrackWay.tsx';
import type { TrackedPage, TrackedPerson } from '#src/screens/visa/tracking/tracked-page.ts';

const ORDER = ['submitted', 'underReview', 'sentToMinistry', 'codeIssued'] as const;

export function trackSteps(kind: VisaTrackingKind, person: TrackedPerson, page: TrackedPage): readonly TrackStep[] {
  const { reached, promisedOn } = page;
  const isAsked = person.correction !== null;
  const isRefused = person.outcome === 'refused';
  const isOver = kind === 'issued' || kind === 'refunding' || kind === 'refunded' || kind === 'cancelled';
  const isDecided = isOver || person.outcome !== null;
  // A person with an open correction is with our staff.
  const stage = isAsked ? 'underReview' : (person.stage ?? 'submitted');
  const at = isDecided ? ORDER.length - 1 : ORDER.indexOf(stage as (typeof ORDER)[number]);
  const whenOf = (moment: number | undefined) => (moment === undefined ? '' : formatDay(dayOf(moment)));
  const since = (step: (typeof person.history)[number]['step']) =>
    whenOf(person.history.findLast((one) => one.step === step)?.at);
  const stateOf = (index: number) => (index < at ? 'done' : index === at ? 'now' : 'next');
  return [
    {
      id: 'submitted',
      title: m.visarequest_track_sent(),
      when: since('submitted') || whenOf(reached.submitted),
      state: at > 0 ? 'done' : 'now',
    },
    {
      id: 'underReview',
      title: isAsked ? m.visarequest_track_asked() : m.visarequest_track_checked(),
      when: since(isAsked ? 'actionNeeded' : 'underReview'),
      state: isAsked ? 'bad' : stateOf(1),
    },
    {
      id: 'sentToMinistry',
      title: m.visarequest_track_atministry(),
      when: since('sentToMinistry'),
      state: stateOf(2),
    },
    {
      id: 'codeIssued',
      title: isRefused ? m.visarequest_track_nocode() : m.visarequest_track_code(),
      when: isAsked
        ? m.visarequest_track_after()
        : isDecided || !promisedOn
          ? since(isRefused ? 'refused' : 'codeIssued') || whenOf(reached.codeIssued)
          : m.visarequest_track_by({ day: formatDay(promisedOn) }),
      state: isRefused ? 'bad' : person.code ? 'done' : 'next',
    },
  ];
}
