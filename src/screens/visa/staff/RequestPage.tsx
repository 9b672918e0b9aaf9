import { countryName } from '#domain/core/countries.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { VisaReviewEvent } from '#machines/visa/visa-review/types.ts';
import type { VisaReviewView } from '#machines/visa/visa-review/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { StaffLog } from '#src/screens/accounts/staff/StaffLog.tsx';
import { ENTRY_WORDS } from '#src/screens/visa/choice-words.ts';
import { fieldLabel } from '#src/screens/visa/request/fields.ts';
import { ApplicantCard } from '#src/screens/visa/staff/ApplicantCard.tsx';
import type { SayAct } from '#src/screens/visa/staff/acts.ts';
import { Simulated } from '#src/screens/visa/staff/Simulated.tsx';
import type { StaffRequest } from '#src/screens/visa/staff/staff-request.ts';
import { LOG_WORDS, PROCESSING_WORDS, stageSaying } from '#src/screens/visa/staff/staff-words.ts';
import { Answers } from '#src/ui/Answers.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type Props = {
  readonly request: StaffRequest;
  readonly view: VisaReviewView;
  readonly send: (event: VisaReviewEvent) => void;
  readonly onAct: SayAct;
};

export function RequestPage({ request, view, send, onAct }: Props) {
  const saying = stageSaying(request.stage);
  return (
    <>
      <Stack gap={2}>
        <p>
          <a href={pathTo.staffVisa()}>{m.staff_back()}</a>
        </p>
        <Row>
          <h1>{request.reference}</h1>
          <Tag tone={saying.tone}>{saying.text}</Tag>
        </Row>
      </Stack>
      <Simulated reviewer={request.reviewer} />
      <Card>
        <Answers answers={tripOf(request)} />
      </Card>
      {request.applicants.map((applicant) => (
        <ApplicantCard key={applicant.position} applicant={applicant} view={view} send={send} onAct={onAct} />
      ))}
      <StaffLog log={request.log} words={LOG_WORDS} fieldLabel={fieldLabel} />
    </>
  );
}

const tripOf = ({ promisedOn, arrival, days, entry, residence, processing }: StaffRequest) => [
  { id: 'promised', term: m.staff_promised(), value: promisedOn ? formatFullDay(promisedOn) : m.staff_no_promise() },
  { id: 'processing', term: m.staff_processing(), value: PROCESSING_WORDS[processing]() },
  { id: 'arrival', term: m.staff_arrival(), value: formatFullDay(arrival) },
  { id: 'days', term: m.staff_days(), value: days },
  { id: 'entry', term: m.staff_entry(), value: ENTRY_WORDS[entry].label() },
  { id: 'residence', term: m.staff_residence(), value: countryName(residence) },
];
