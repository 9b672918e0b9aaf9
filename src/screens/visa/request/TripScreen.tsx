import { useState } from 'react';
import { countryInText } from '#domain/core/countries.ts';
import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import { placesIn, type VisaMember, type VisaTrip, verdictsOf } from '#domain/visa/visa-trip.ts';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';
import type { VisaRequestEvent } from '#machines/visa/visa-request/types.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { VERDICT_WORDS } from '#src/screens/visa/choice-words.ts';
import { type SoldArrivals, searchBoxOf, type VisaStart } from '#src/screens/visa/request/start-faults.ts';
import { TaskPage } from '#src/screens/visa/request/TaskPage.tsx';
import { TripForm } from '#src/screens/visa/request/TripForm.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';

export type TripScreenProps = {
  readonly view: Extract<VisaRequestView, { kind: 'trip' }>;
  readonly trip: VisaTrip & { readonly version: number; readonly lastPlace: number };
  /** Values typed before a reload; null: none. */
  readonly kept: VisaStart | null;
  readonly onTyped: (start: VisaStart) => void;
  readonly nameOf: (position: number) => string;
  readonly check: (start: VisaStart) => readonly VisaFault[];
  /** Rules for judging passports. */
  readonly rules: VisaRules;
  readonly rangeOf: (start: VisaStart) => SoldArrivals | null;
  readonly tasksHref: string;
  /** URL of this page, to reload after another user changed the request. */
  readonly href: string;
  readonly send: (event: VisaRequestEvent) => void;
};

/** Drops the other fields of an applicant. */
const memberOf = ({ position = 0, nationality, hasUsedExemption = false }: VisaMember): VisaMember => ({
  position,
  nationality,
  hasUsedExemption,
});

/** Travellers and dates of a draft; shows consequences of another passport before saving. */
export function TripScreen({
  view,
  trip,
  kept,
  onTyped,
  nameOf,
  check,
  rules,
  rangeOf,
  tasksHref,
  href,
  send,
}: TripScreenProps) {
  // Changes of another tab do not alter the form in use: the server reports the conflict.
  const [before] = useState(trip);
  const [first] = useState<VisaStart>(() => ({
    residence: trip.residence,
    entry: trip.entry,
    arrival: trip.arrival,
    processing: trip.processing,
    applicants: trip.applicants.map(memberOf),
    days: String(trip.days),
  }));
  const title = m.visarequest_trip_title();
  return (
    <TaskPage
      tasksHref={tasksHref}
      send={send}
      head={
        <>
          <h1>{title}</h1>
          <p className="quiet">{m.visarequest_trip_lede()}</p>
          {view.isPlaced ? <Note tone="info">{m.visarequest_trip_placed()}</Note> : null}
        </>
      }
    >
      <TripForm
        label={title}
        first={first}
        {...{ kept, onTyped }}
        lastPlace={before.lastPlace}
        nameOf={nameOf}
        problem={view.problem}
        telling={
          view.problem?.code === 'conflict' ? (
            <>
              {m.visarequest_trip_conflict()}{' '}
              {/* A page load: the form must restart, which a client-side visit of the same page would not do. */}
              <a href={href} target="_self">
                {m.visarequest_trip_again()}
              </a>
            </>
          ) : null
        }
        check={check}
        rules={rules}
        noticeOf={(start) => <Notice {...{ before, start, rules }} />}
        rangeOf={rangeOf}
        onSubmit={(start) => send({ type: 'trip.change', searchBox: searchBoxOf(start), version: before.version })}
      >
        <Button type="submit" kind="primary" size="l" isBusy={view.isChanging}>
          {m.visarequest_trip_save()}
        </Button>
      </TripForm>
    </TaskPage>
  );
}

/** New people, and those for whom another passport or entry changes something. */
type NoticeProps = {
  readonly before: TripScreenProps['trip'];
  readonly start: VisaStart;
  readonly rules: VisaRules;
};

function Notice({ before, start, rules }: NoticeProps) {
  const now = verdictsOf(searchBoxOf(start), rules);
  const known = verdictsOf(before, rules);
  const places = placesIn(start.applicants, before.lastPlace);
  const changed = start.applicants.flatMap(({ position, nationality }, index) => {
    const verdict = known[before.applicants.findIndex((one) => one.position === position)];
    const next = now[index];
    return next && nationality && next !== verdict ? [{ place: places[index] ?? index, nationality, next }] : [];
  });
  if (changed.length === 0) return null;
  return (
    <Note tone="info">
      {changed.map(({ place, nationality, next }) => (
        <p key={place}>
          {m.visarequest_trip_news({
            number: place + 1,
            country: countryInText(nationality),
            verdict: VERDICT_WORDS[next](),
          })}
        </p>
      ))}
    </Note>
  );
}
