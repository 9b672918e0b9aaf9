import { useState } from 'react';
import { dayOf } from '#domain/core/time.ts';
import { problemsOnPage, VISA_PAGE_ORDER, visaAnswerProblems } from '#domain/visa/visa-application.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { requestees, searchBox } from '#machines/visa/visa-request/fixtures.ts';
import type { VisaRequestEvent } from '#machines/visa/visa-request/types.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';
import { ContactScreen } from '#src/screens/visa/request/ContactScreen.tsx';
import { EndedScreen } from '#src/screens/visa/request/EndedScreen.tsx';
import { PersonScreen } from '#src/screens/visa/request/PersonScreen.tsx';
import { StartScreen } from '#src/screens/visa/request/StartScreen.tsx';
import { soldArrivals, startFaults, type VisaStart } from '#src/screens/visa/request/start-faults.ts';
import { TasksScreen } from '#src/screens/visa/request/TasksScreen.tsx';
import { TripScreen } from '#src/screens/visa/request/TripScreen.tsx';
import { MuseumCheckout } from '../../support/MuseumCheckout.tsx';
import { requestPageOf } from './request-page.ts';
import { STAGE_VISA_RULES } from './rules.ts';

type Props = {
  readonly view: VisaRequestView;
  readonly hasLongNames?: boolean;
  /** For so many a tour pays the fee. */
  readonly given?: number;
  readonly send: (event: VisaRequestEvent) => void;
};

const HREF = '#';
const TODAY = dayOf(NOW);
const TRIP = {
  ...searchBox,
  applicants: searchBox.applicants.map((one, position) => ({ ...one, position })),
  version: 1,
  lastPlace: searchBox.applicants.length - 1,
};
const RULES = {
  rules: STAGE_VISA_RULES,
  check: (start: VisaStart) => startFaults(start, { today: TODAY, rules: STAGE_VISA_RULES }),
  rangeOf: (start: VisaStart) => soldArrivals(start, { today: TODAY, rules: STAGE_VISA_RULES }),
};

const NOTHING_TYPED = { kept: null, onTyped: () => {} };

export function VisaStaged({ view, hasLongNames = false, given = 0, send }: Props) {
  switch (view.kind) {
    case 'starting':
      return <StartScreen view={view} {...NOTHING_TYPED} {...RULES} send={send} />;
    case 'trip':
      return (
        <TripScreen
          view={view}
          trip={TRIP}
          {...NOTHING_TYPED}
          nameOf={(position) => (position === 0 ? 'Anna Maria Keller' : `Person ${position + 1}`)}
          {...RULES}
          tasksHref={HREF}
          href={HREF}
          send={send}
        />
      );
    case 'tasks':
      return (
        <TasksScreen
          view={view}
          page={{ ...requestPageOf(view.requestees, hasLongNames), given }}
          hrefOf={() => HREF}
          tripHref={HREF}
          send={send}
        />
      );
    case 'applicant':
      return <Person view={view} hasLongNames={hasLongNames} send={send} />;
    case 'contact':
      return (
        <ContactScreen
          view={view}
          contact={{ email: 'anna@example.com', phone: '+49 170 1234567' }}
          check={() => []}
          onContact={() => {}}
          onLogin={() => {}}
          tasksHref={HREF}
          hrefOf={() => HREF}
          send={send}
        />
      );
    case 'ended':
      return <EndedScreen wasPaid={view.wasPaid} problem={view.problem} send={send} />;
    default:
      // The shared checkout, as in its own stories: with an order of the museum.
      return <MuseumCheckout key={JSON.stringify(view)} view={view} />;
  }
}

type PersonProps = Props & { readonly view: Extract<VisaRequestView, { kind: 'applicant' }> };

function Person({ view: { applicant }, hasLongNames, send }: PersonProps) {
  const { people } = requestPageOf(requestees, hasLongNames);
  const person = people.find(({ position }) => position === applicant.position);
  // Invalid fields are empty.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries((applicant.kind === 'page' ? applicant.faults : []).map(({ field }) => [field, ''])),
  );
  if (applicant.kind !== 'page' || !person) return null;
  const answers = { ...person.answers, ...typed };
  const problems = visaAnswerProblems(answers, { ...person, arrival: searchBox.arrival, today: TODAY });
  return (
    <PersonScreen
      applicant={applicant}
      person={{ ...person, answers }}
      people={people}
      residence="DE"
      arrival={searchBox.arrival}
      today={TODAY}
      picture={() => null}
      takePicture={() => false}
      check={(page) => ({
        faults: [
          ...problemsOnPage(page, problems).map(([field, code]) => ({ field, code })),
          // Fields that the machine reports as invalid are invalid here too, until they are edited.
          ...applicant.faults.filter(({ field }) => !(field in typed) && !(field in problems)),
        ],
        left: VISA_PAGE_ORDER.slice(VISA_PAGE_ORDER.indexOf(page) + 1),
      })}
      onAnswer={(field, value) => setTyped((now) => ({ ...now, [field]: value }))}
      elsewhere={{}}
      onKeepMine={() => {}}
      tasksHref={HREF}
      send={send}
    />
  );
}
