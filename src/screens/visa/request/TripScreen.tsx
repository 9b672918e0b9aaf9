import { useState } from 'react';
import { countryName } from '#domain/countries.ts';
import type { VisaPassport } from '#domain/visa-question.ts';
import { type VisaTrip, verdictsOf } from '#domain/visa-trip.ts';
import type { VisaFault } from '#machines/visa-applicant/types.ts';
import type { VisaRequestEvent } from '#machines/visa-request/types.ts';
import type { VisaRequestView } from '#machines/visa-request/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { onPlainClick } from '#src/screens/visa/plain-click.ts';
import { searchBoxOf, type VisaStart } from '#src/screens/visa/request/start-faults.ts';
import { TripForm } from '#src/screens/visa/request/TripForm.tsx';
import { VERDICT_WORDS } from '#src/screens/visa/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

export type TripScreenProps = {
  readonly view: Extract<VisaRequestView, { kind: 'trip' }>;
  /** As the request stands now. */
  readonly trip: VisaTrip;
  readonly check: (start: VisaStart) => readonly VisaFault[];
  readonly earliestOf: (start: VisaStart) => string | null;
  readonly tasksHref: string;
  readonly send: (event: VisaRequestEvent) => void;
};

/** An applicant of the request is more than that. */
const passportOf = ({ nationality, hasUsedExemption = false }: VisaPassport): VisaPassport => ({
  nationality,
  hasUsedExemption,
});

/** Who goes and when, of a draft: what another passport changes is said before it is kept. */
export function TripScreen({ view, trip, check, earliestOf, tasksHref, send }: TripScreenProps) {
  const [first] = useState<VisaStart>(() => ({
    ...trip,
    applicants: trip.applicants.map(passportOf),
    days: String(trip.days),
  }));
  const title = m.visarequest_trip_title();
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={5}>
          <Row>
            <a href={tasksHref} onClick={onPlainClick(() => send({ type: 'tasks.show' }))}>
              {m.visarequest_back_tasks()}
            </a>
          </Row>
          <Stack gap={2}>
            <h1>{title}</h1>
            <p className="quiet">{m.visarequest_trip_lede()}</p>
          </Stack>
          <TripForm
            label={title}
            first={first}
            isCountFixed
            problem={view.problem}
            check={check}
            newsOf={(start) => <News before={trip} start={start} />}
            earliestOf={earliestOf}
            onSubmit={(start) => send({ type: 'trip.change', searchBox: searchBoxOf(start) })}
          >
            <Button type="submit" kind="primary" size="l" isBusy={view.isChanging}>
              {m.visarequest_trip_save()}
            </Button>
          </TripForm>
        </Stack>
      </Wrap>
    </Section>
  );
}

/** Everybody for whom another passport, or another way in, means something else. */
function News({ before, start }: { readonly before: VisaTrip; readonly start: VisaStart }) {
  const now = verdictsOf(searchBoxOf(start));
  const changed = verdictsOf(before).flatMap((verdict, index) => {
    const next = now[index];
    const country = start.applicants[index]?.nationality;
    return next && country && next !== verdict ? [{ index, country, next }] : [];
  });
  if (changed.length === 0) return null;
  return (
    <Note tone="info">
      {changed.map(({ index, country, next }) => (
        <p key={index}>
          {m.visarequest_trip_news({
            number: index + 1,
            country: countryName(country),
            verdict: VERDICT_WORDS[next](),
          })}
        </p>
      ))}
    </Note>
  );
}
