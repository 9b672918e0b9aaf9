import { useState } from 'react';
import { countryName } from '#domain/core/countries.ts';
import { VISA_NUMBERS } from '#domain/visa/visa-rules.ts';
import type { ActWanted, VisaReviewEvent } from '#machines/visa/visa-review/types.ts';
import type { VisaReviewView } from '#machines/visa/visa-review/view.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/accounts/staff/Staff.module.css';
import { VERDICT_WORDS } from '#src/screens/visa/choice-words.ts';
import { answeredPages } from '#src/screens/visa/request/answer-text.ts';
import { fieldLabel, PAGE_WORDS } from '#src/screens/visa/request/fields.ts';
import { personName } from '#src/screens/visa/request/person-name.ts';
import { ActForm } from '#src/screens/visa/staff/ActForm.tsx';
import type { SayAct } from '#src/screens/visa/staff/acts.ts';
import type { StaffApplicant } from '#src/screens/visa/staff/staff-request.ts';
import { ACT_WORDS, personSaying, REFUSAL_WORDS } from '#src/screens/visa/staff/staff-words.ts';
import { Answers } from '#src/ui/Answers.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { flag, Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type Props = {
  readonly applicant: StaffApplicant;
  readonly view: VisaReviewView;
  readonly send: (event: VisaReviewEvent) => void;
  readonly onAct: SayAct;
};

export function ApplicantCard({ applicant, view, send, onAct }: Props) {
  const { position, correction } = applicant;
  const id = `person-${position}`;
  const name = personName(applicant);
  const saying = personSaying(applicant);
  return (
    <Card as="section" gap={5} aria-labelledby={id}>
      <Row isSpread>
        <h2 id={id}>{name}</h2>
        <Tag tone={saying.tone}>{saying.text}</Tag>
      </Row>
      {correction ? (
        <Note tone="warn">
          <strong>{m.staff_asked({ field: fieldLabel(correction.field) })}</strong>
          <p>{correction.note}</p>
        </Note>
      ) : null}
      <Answers answers={caseOf(applicant)} />
      <Pictures applicant={applicant} name={name} />
      <AnswersOf applicant={applicant} />
      <Steps applicant={applicant} name={name} view={view} send={send} onAct={onAct} />
    </Card>
  );
}

const caseOf = ({ nationality, hasUsedExemption, verdict, code, refusal }: StaffApplicant) => [
  { id: 'nationality', term: m.staff_nationality(), value: countryName(nationality) },
  { id: 'verdict', term: m.staff_verdict(), value: VERDICT_WORDS[verdict]() },
  ...(hasUsedExemption
    ? [
        {
          id: 'used',
          term: m.staff_exemption(),
          value: m.staff_exemption_used({ months: VISA_NUMBERS.unilateralOncePerMonths }),
        },
      ]
    : []),
  ...(code ? [{ id: 'code', term: m.staff_code_is(), value: <span className="code">{code}</span> }] : []),
  ...(refusal ? [{ id: 'refusal', term: m.staff_reason_is(), value: REFUSAL_WORDS[refusal]() }] : []),
];

const Pictures = ({
  applicant: { documents },
  name,
}: {
  readonly applicant: StaffApplicant;
  readonly name: string;
}) => (
  <Stack gap={3}>
    <h3>{m.staff_pictures()}</h3>
    {documents.length === 0 ? (
      <p className="quiet">{m.staff_no_pictures()}</p>
    ) : (
      <div className={css.pictures}>
        {documents.map((document) => (
          <Picture key={document.pictureId} document={document} name={name} />
        ))}
      </div>
    )}
  </Stack>
);

type PictureProps = { readonly document: StaffApplicant['documents'][number]; readonly name: string };

/** A click enlarges it to page width, to compare its text with the answers. */
function Picture({ document: { pictureId, kind, width, height }, name }: PictureProps) {
  const [isLarge, setLarge] = useState(false);
  const alt = kind === 'photo' ? m.staff_photo({ name }) : m.staff_passport({ name });
  return (
    <figure data-large={flag(isLarge)}>
      <img src={`/api/staff/visa/pictures/${pictureId}`} width={width} height={height} loading="lazy" alt={alt} />
      <Button size="s" icon="search" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
        {m.staff_enlarge()}
        <span className="vh"> {alt}</span>
      </Button>
    </figure>
  );
}

function AnswersOf({ applicant }: { readonly applicant: StaffApplicant }) {
  if (Object.keys(applicant.answers).length === 0) return <p className="quiet">{m.staff_no_answers()}</p>;
  return (
    <div className={css.answers}>
      <Stack gap={5}>
        {answeredPages(applicant).map(({ page, answers }) =>
          answers.length === 0 ? null : (
            <Stack key={page} gap={3}>
              <h3>{PAGE_WORDS[page]()}</h3>
              <Answers answers={answers} />
            </Stack>
          ),
        )}
      </Stack>
    </div>
  );
}

/** Actions that need input or a confirmation, because they are final. */
const WITH_QUESTIONS: readonly string[] = ['askCorrection', 'send', 'issue', 'refuse'];

function Steps({ applicant, name, view, send, onAct }: Props & { readonly name: string }) {
  const { position, may } = applicant;
  const busy = view.kind === 'sending';
  const opened = 'opened' in view && view.opened?.position === position ? view.opened : null;
  if (may.length === 0) return null;
  if (opened && may.includes(opened.act))
    return <ActForm act={opened.act} applicant={applicant} name={name} view={view} send={send} onAct={onAct} />;
  const choose = (wanted: ActWanted) =>
    WITH_QUESTIONS.includes(wanted.act) ? send({ type: 'act.open', ...wanted }) : onAct(wanted, {});
  return (
    <Row>
      {may.map((act) => (
        <Button
          key={act}
          kind={act === 'refuse' ? 'stop' : act === 'send' || act === 'issue' ? 'primary' : 'plain'}
          isBusy={busy}
          aria-describedby={`person-${position}`}
          onClick={() => choose({ act, position })}
        >
          {ACT_WORDS[act]()}
        </Button>
      ))}
    </Row>
  );
}
