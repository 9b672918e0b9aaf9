import { type FormEvent, useRef } from 'react';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';
import type { VisaRequestEvent } from '#machines/visa/visa-request/types.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { ContactCard } from '#src/screens/core/passengers/ContactCard.tsx';
import { personProblemText } from '#src/screens/core/passengers/passenger-fields.ts';
import { onPlainClick } from '#src/screens/visa/plain-click.ts';
import css from '#src/screens/visa/request/Request.module.css';
import { type RefusedAnswer, refusedAnswers } from '#src/screens/visa/request/refused-answers.ts';
import { TaskPage } from '#src/screens/visa/request/TaskPage.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Row } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { useFaultFocus } from '#src/ui/useFaultFocus.ts';

type Contact = { readonly email: string; readonly phone: string };

export type ContactScreenProps = {
  readonly view: Extract<VisaRequestView, { kind: 'contact' }>;
  readonly contact: Contact;
  readonly check: () => readonly VisaFault[];
  readonly onContact: (field: keyof Contact, value: string) => void;
  /** Opens the login modal; undefined for signed-in users. */
  readonly onLogin?: (() => void) | undefined;
  readonly tasksHref: string;
  /** URL of the page that corrects an answer. */
  readonly hrefOf: (task: RefusedAnswer['task']) => string;
  readonly send: (event: VisaRequestEvent) => void;
};

const openingOf = (task: RefusedAnswer['task']): VisaRequestEvent =>
  task === 'trip' ? { type: 'trip.show' } : { type: 'page.open', ...task };

/** Where to send the codes. An account is optional. */
export function ContactScreen({
  view,
  contact,
  check,
  onContact,
  onLogin,
  tasksHref,
  hrefOf,
  send,
}: ContactScreenProps) {
  const { faults, focusAsked, isPlacing, problem } = view;
  const summary = useRef<HTMLDivElement>(null);
  useFaultFocus(focusAsked, summary, faults[0]?.field);
  const problems = Object.fromEntries(faults.map(({ field, code }) => [field, code])) as Parameters<
    typeof ContactCard
  >[0]['problems'];
  const refused = refusedAnswers(problem?.fields ?? {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'contact.submit', faults: check() });
  };
  return (
    <TaskPage
      tasksHref={tasksHref}
      send={send}
      head={
        <>
          <h1>{m.visarequest_contact_title()}</h1>
          <p className="quiet">{m.visarequest_contact_lede()}</p>
        </>
      }
    >
      <form className={css.form} noValidate onSubmit={submit}>
        <NeedsScript />
        <ErrorSummary
          ref={summary}
          problems={faults.map(({ field, code }) => ({
            fieldId: field,
            text: m.visarequest_problem({
              label: field === 'phone' ? m.passengers_phone() : m.passengers_email(),
              problem: personProblemText(field === 'phone' ? 'phone' : 'email', code as never, ''),
            }),
          }))}
        />
        <ContactCard
          title={m.visarequest_contact()}
          hint={m.visarequest_saved()}
          values={contact}
          problems={problems}
          onChange={onContact}
        />
        {onLogin ? (
          <Card gap={2}>
            <h2 className="strong">{m.visarequest_login()}</h2>
            <p className="quiet small">{m.visarequest_login_text()}</p>
            <Row>
              <Button size="s" onClick={onLogin}>
                {m.visarequest_login_button()}
              </Button>
            </Row>
          </Card>
        ) : null}
        <ActionNotice of={problem}>
          <Status>
            {refused.length > 0 ? (
              <Note tone="stop">
                <p className="strong">{m.visarequest_refused_title()}</p>
                <ul>
                  {refused.map(({ task, text }) => (
                    <li key={text}>
                      <a href={hrefOf(task)} onClick={onPlainClick(() => send(openingOf(task)))}>
                        {text}
                      </a>
                    </li>
                  ))}
                </ul>
              </Note>
            ) : problem ? (
              <ProblemNote problem={problem} />
            ) : null}
          </Status>
        </ActionNotice>
        <p className="small quiet">{m.visarequest_contact_hold()}</p>
        <Row>
          <Button type="submit" kind="primary" size="l" isBusy={isPlacing}>
            {m.visarequest_contact_next()}
          </Button>
        </Row>
      </form>
    </TaskPage>
  );
}
