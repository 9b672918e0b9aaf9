import { type FormEvent, useEffect, useRef, useState } from 'react';
import { emailProblem } from '#domain/contact.ts';
import { type FieldProblem, type Problem, problemsIn } from '#domain/problem.ts';
import { parseReference } from '#domain/reference.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import css from '#src/screens/find-booking/FindBooking.module.css';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { layoutClass, Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type FindBookingScreenProps = {
  /** What the address brings along; any way of typing it. */
  readonly reference: string;
  readonly problem: Problem | null;
  readonly isBusy: boolean;
  readonly onSubmit: (wanted: { reference: string; email: string }) => void;
};

/** Opens an order for whoever knows its reference and its e-mail. Never tells which of them is wrong. */
export function FindBookingScreen({ reference: given, problem, isBusy, onSubmit }: FindBookingScreenProps) {
  const [reference, setReference] = useState(given);
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const found = isTried ? problemsOf(reference, email) : {};

  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wanted = parseReference(reference);
    if (wanted && !problemsOf(reference, email).email) onSubmit({ reference: wanted, email: email.trim() });
    else setRefusals((count) => count + 1);
  };

  return (
    <Section isTight>
      <Wrap>
        <div className={`${layoutClass.stack} ${css.page}`} data-gap={5}>
          <Stack gap={2}>
            <h1>{m.issue_find_title()}</h1>
            <p className="quiet">{m.issue_find_lead()}</p>
          </Stack>
          <Card gap={5}>
            {/* By post, so that the e-mail stands in no address if the page sleeps. */}
            <form ref={form} className={layoutClass.stack} data-gap={5} method="post" noValidate onSubmit={submit}>
              <Status>{problem ? <Note tone="stop">{textOf(problem)}</Note> : null}</Status>
              <TextField
                id="reference"
                name="reference"
                label={m.issue_find_reference()}
                hint={m.issue_find_reference_hint()}
                error={found.reference && fieldProblemText(found.reference)}
                value={reference}
                onChange={setReference}
                width="m"
                isCode
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
              <TextField
                id="email"
                name="email"
                type="email"
                label={m.issue_find_email()}
                hint={m.issue_find_email_hint()}
                error={found.email && fieldProblemText(found.email, {}, email)}
                value={email}
                onChange={setEmail}
                width="m"
                autoComplete="email"
                spellCheck={false}
              />
              <NeedsScript text={m.issue_find_noscript()} />
              <Row>
                <Button type="submit" kind="primary" icon="search" isBusy={isBusy}>
                  {m.issue_find_submit()}
                </Button>
              </Row>
            </form>
          </Card>
        </div>
      </Wrap>
    </Section>
  );
}

const problemsOf = (reference: string, email: string) =>
  problemsIn({ reference: referenceProblem(reference), email: emailProblem(email) });

const referenceProblem = (reference: string): FieldProblem | undefined =>
  !reference.trim() ? 'required' : parseReference(reference) ? undefined : 'reference_invalid';

const textOf = (problem: Problem): string => {
  if (problem.code === 'not_found' || problem.code === 'invalid_details') return m.issue_find_not_found();
  return problem.code === 'not_allowed' ? m.issue_find_lost() : problemText(problem);
};
