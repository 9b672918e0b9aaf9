import { type FormEvent, type ReactNode, useRef } from 'react';
import { formatFullDay, isDay } from '#domain/core/time.ts';
import {
  askedFields,
  collectPlaces,
  lastArrivalWith,
  passportNeededUntil,
  VISA_PAGE_ORDER,
  VISA_PAGES,
  type VisaAnswers,
  type VisaField as VisaFieldName,
  type VisaPage,
  withPassportCountry,
} from '#domain/visa/visa-application.ts';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';
import type { VisaRequestEvent } from '#machines/visa/visa-request/types.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { MrzOpener } from '#src/screens/core/passengers/MrzOpener.tsx';
import { ChangedElsewhere } from '#src/screens/visa/request/ChangedElsewhere.tsx';
import { faultText, fieldLabel, PAGE_WORDS } from '#src/screens/visa/request/fields.ts';
import { answersOfLines, personOfPage } from '#src/screens/visa/request/mrz-answers.ts';
import { stillWrong } from '#src/screens/visa/request/open-faults.ts';
import { personName } from '#src/screens/visa/request/person-name.ts';
import { placesFor } from '#src/screens/visa/request/places.ts';
import css from '#src/screens/visa/request/Request.module.css';
import type { VisaPerson } from '#src/screens/visa/request/request-page.ts';
import { personWithTrip, sharedTrip } from '#src/screens/visa/request/shared-trip.ts';
import { TaskPage } from '#src/screens/visa/request/TaskPage.tsx';
import { VisaField, visaFieldId } from '#src/screens/visa/request/VisaField.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Row } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { useFaultFocus } from '#src/ui/useFaultFocus.ts';

type Applicant = Extract<VisaRequestView, { kind: 'applicant' }>['applicant'];

export type PersonScreenProps = {
  readonly applicant: Extract<Applicant, { kind: 'page' }>;
  readonly person: VisaPerson;
  /** All people of this request who are asked, including this one. */
  readonly people: readonly VisaPerson[];
  /** Country of residence: its consulates come first. */
  readonly residence: string;
  /** Arrival, YYYY-MM-DD. */
  readonly arrival: string;
  /** YYYY-MM-DD, in Tehran. */
  readonly today: string;
  /** Picture part of the photo and passport pages. */
  readonly picture: (error: string | undefined) => ReactNode;
  /** Current faults of this page, and the person's incomplete pages. */
  readonly check: (page: VisaPage) => { readonly faults: readonly VisaFault[]; readonly left: readonly VisaPage[] };
  /** Accepts a good picture that is not accepted yet; true: the page must wait until it is stored. */
  readonly takePicture: () => boolean;
  readonly onAnswer: (field: VisaFieldName, value: string) => void;
  /** Conflicting values of another tab or device, by field. */
  readonly elsewhere: VisaAnswers;
  readonly onKeepMine: () => void;
  readonly tasksHref: string;
  readonly send: (event: VisaRequestEvent) => void;
};

/** How long a passport must be valid, and the latest arrival if it expires earlier. */
function expiryHint({ passportExpiry = '' }: VisaAnswers, arrival: string): string {
  const needed = passportNeededUntil(arrival);
  return isDay(passportExpiry) && passportExpiry < needed
    ? m.visarequest_expiry_short({
        needed: formatFullDay(needed),
        last: formatFullDay(lastArrivalWith(passportExpiry)),
      })
    : m.visarequest_expiry_hint({ needed: formatFullDay(needed) });
}

export function PersonScreen(props: PersonScreenProps) {
  const {
    applicant,
    person,
    people,
    residence,
    arrival,
    today,
    picture,
    check,
    takePicture,
    onAnswer,
    elsewhere,
    onKeepMine,
    tasksHref,
    send,
  } = props;
  const { page, focusAsked, isAwaitingPicture, isSaving, problem } = applicant;
  const faults = stillWrong(applicant.faults, check(page).faults);
  const errorOf = (name: string, typed = '') =>
    faults.flatMap(({ field, code }) => (field === name ? [faultText(code, typed)] : []))[0];
  const answers = withPassportCountry(person.answers, person);
  const asked = askedFields(answers, person);
  const companion = page === 'trip' ? personWithTrip(person, people) : null;
  const summary = useRef<HTMLDivElement>(null);
  useFaultFocus(focusAsked, summary, faults[0] && visaFieldId(faults[0].field));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isPictureComing = takePicture();
    const { faults: found, left } = check(page);
    // A picture's fault is named after its page.
    const faults = isPictureComing ? found.filter(({ field }) => field !== page) : found;
    send({ type: 'page.submit', faults, left, isPictureComing });
  };
  return (
    <TaskPage
      tasksHref={tasksHref}
      send={send}
      head={
        <>
          <p className="quiet small">
            {m.visarequest_page_of({
              name: personName(person),
              number: VISA_PAGE_ORDER.indexOf(page) + 1,
              count: VISA_PAGE_ORDER.length,
            })}
          </p>
          <h1>{PAGE_WORDS[page]()}</h1>
        </>
      }
    >
      <form className={css.form} noValidate onSubmit={submit}>
        <NeedsScript />
        <ErrorSummary
          ref={summary}
          problems={faults.map(({ field, code }) => ({
            fieldId: visaFieldId(field),
            text: m.visarequest_problem({ label: fieldLabel(field), problem: faultText(code, '') }),
          }))}
        />
        <ChangedElsewhere answers={elsewhere} onTake={onAnswer} onKeepMine={onKeepMine} />
        {picture(errorOf(page))}
        {page === 'passport' ? (
          <MrzOpener
            person={personOfPage(answers, person.nationality)}
            bornUntil={today}
            onFill={(change) => {
              for (const [field, value] of answersOfLines(change)) onAnswer(field, value);
            }}
          />
        ) : null}
        {companion ? (
          <Row>
            <Button
              onClick={() => {
                for (const [field, value] of sharedTrip(companion)) onAnswer(field, value);
              }}
            >
              {m.visarequest_same_trip({ name: personName(companion) })}
            </Button>
          </Row>
        ) : null}
        {VISA_PAGES[page]
          .filter((field: VisaFieldName) => asked.has(field))
          .map((field) => (
            <VisaField
              key={field}
              name={field}
              places={placesFor(answers, residence)}
              allowed={field === 'collectAt' ? collectPlaces(person) : undefined}
              hint={field === 'passportExpiry' ? expiryHint(answers, arrival) : undefined}
              value={answers[field] ?? ''}
              error={errorOf(field, answers[field])}
              onChange={(value) => onAnswer(field, value)}
            />
          ))}
        <ActionNotice of={problem}>
          <Status>
            {isAwaitingPicture ? <Note>{m.visarequest_pic_awaited()}</Note> : null}
            {problem ? <ProblemNote problem={problem} /> : null}
          </Status>
        </ActionNotice>
        <Row isSpread>
          <Button type="submit" kind="primary" size="l" isBusy={isSaving || isAwaitingPicture}>
            {m.visarequest_save_next()}
          </Button>
          <span className="small quiet">{m.visarequest_saved()}</span>
        </Row>
      </form>
    </TaskPage>
  );
}
