import type { FormEvent } from 'react';
import { emailProblem } from '#domain/core/contact.ts';
import { type FieldProblem, type Problem, problemsIn } from '#domain/core/problem.ts';
import { parseReference, REFERENCE_CHARACTERS } from '#domain/core/reference.ts';
import { characterOutside } from '#domain/core/wrong-character.ts';
import type { FormFault } from '#machines/core/form.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { signNamed } from '#src/copy/sign-named.ts';
import css from '#src/screens/core/find-booking/FindBooking.module.css';
import type { ShownFaults } from '#src/screens/core/form/useFormFaults.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { layoutClass, Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note, type Tone } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type Arrival = components['schemas']['Arrival'];

export type FindBookingScreenProps = ShownFaults & {
  /** From the URL, in any notation. */
  readonly reference: string;
  /** Facts about an order that this browser may not open, after a return from the bank. */
  readonly arrival?: Arrival | null;
  /** Starts the purchase anew, where a page before payment led here: no reference was told yet. */
  readonly beginHref?: string | undefined;
  /** Reloads this page. */
  readonly askAgainHref?: string | undefined;
  /** Returns here and to the order; null for signed-in users. */
  readonly loginHref?: string | null | undefined;
  readonly problem: Problem | null;
  readonly isBusy: boolean;
  /** As typed where there are faults. */
  readonly onSubmit: (wanted: Wanted, faults: readonly FormFault[]) => void;
};

/** Opens an order with its reference and e-mail. Never reveals which of them is wrong. */
export function FindBookingScreen({
  reference: given,
  arrival = null,
  beginHref,
  askAgainHref,
  loginHref = null,
  problem,
  faults,
  focusAsked,
  isBusy,
  onSubmit,
}: FindBookingScreenProps) {
  const form = useTypedForm({ reference: given, email: '' }, { faults, focusAsked });
  const [reference, email] = [form.field('reference'), form.field('email')];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    form.noteSubmit();
    const typed = { reference: reference.value, email: email.value.trim() };
    onSubmit({ ...typed, reference: parseReference(typed.reference) ?? typed.reference }, faultsIn(typed));
  };

  return (
    <Section isTight>
      <Wrap>
        <div className={`${layoutClass.stack} ${css.page}`} data-gap={5}>
          <Stack gap={2}>
            <h1>{m.issue_find_title()}</h1>
            <p className="quiet">{m.issue_find_lead()}</p>
          </Stack>
          {arrival ? <BackFromTheBank {...{ arrival, askAgainHref, loginHref }} /> : null}
          {beginHref ? <LostBeforePayment {...{ beginHref, loginHref }} /> : null}
          <Card gap={5}>
            {/* POST, so that a submit before hydration puts no e-mail into the URL. */}
            <form ref={form.ref} className={layoutClass.stack} data-gap={5} method="post" noValidate onSubmit={submit}>
              <Status>{problem ? <Problems {...{ problem, loginHref }} /> : null}</Status>
              <TextField
                id="reference"
                label={m.issue_find_reference()}
                hint={m.issue_find_reference_hint()}
                {...reference}
                error={
                  reference.error && signNamed(characterOutside(REFERENCE_CHARACTERS, reference.value), reference.error)
                }
                width="m"
                isCode
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
              <TextField
                id="email"
                type="email"
                label={m.issue_find_email()}
                hint={m.issue_find_email_hint()}
                {...email}
                width="m"
                autoComplete="email"
                spellCheck={false}
              />
              <NeedsScript text={m.issue_find_noscript} />
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

type Wanted = { readonly reference: string; readonly email: string };

const faultsIn = ({ reference, email }: Wanted): FormFault[] =>
  Object.entries(problemsIn({ reference: referenceProblem(reference), email: emailProblem(email) })).map(
    ([field, code]) => ({ field, code }),
  );

const referenceProblem = (reference: string): FieldProblem | undefined =>
  !reference.trim() ? 'required' : parseReference(reference) ? undefined : 'reference_invalid';

type Ways = Pick<FindBookingScreenProps, 'askAgainHref' | 'loginHref'>;

const TOLD: Readonly<
  Record<Arrival['payment'], { readonly tone: Tone; readonly text: typeof m.issue_find_back_paid }>
> = {
  paid: { tone: 'done', text: m.issue_find_back_paid },
  notPaid: { tone: 'stop', text: m.issue_find_back_not_paid },
  unknown: { tone: 'warn', text: m.issue_find_back_unknown },
  returned: { tone: 'info', text: m.issue_find_back_returned },
};

/** Payment result for a browser without access to the order, and how to get access. */
function BackFromTheBank({ arrival, askAgainHref, loginHref }: Ways & { readonly arrival: Arrival }) {
  const { tone, text } = TOLD[arrival.payment];
  return (
    <Note tone={tone}>
      <Stack gap={3}>
        <p>{text({ reference: arrival.reference })}</p>
        <p>{arrival.isInAccount ? m.issue_find_back_account() : m.issue_find_back_guest()}</p>
        <Row>
          {arrival.payment === 'unknown' ? (
            <a {...buttonLook({ size: 's' })} href={askAgainHref}>
              {m.issue_find_back_again()}
            </a>
          ) : null}
          {arrival.isInAccount ? <LogIn loginHref={loginHref} /> : null}
        </Row>
      </Stack>
    </Note>
  );
}

const LostBeforePayment = ({ beginHref, loginHref }: Pick<FindBookingScreenProps, 'beginHref' | 'loginHref'>) => (
  <Note tone="warn">
    <Stack gap={3}>
      <p>{m.problems_order_unknown()}</p>
      <p>{m.issue_find_unpaid_again()}</p>
      <Row>
        <a {...buttonLook({ size: 's' })} href={beginHref}>
          {m.issue_find_unpaid_begin()}
        </a>
        <LogIn loginHref={loginHref} />
      </Row>
    </Stack>
  </Note>
);

const LogIn = ({ loginHref }: Pick<Ways, 'loginHref'>) =>
  loginHref ? (
    <a {...buttonLook({ size: 's' })} href={loginHref}>
      {m.login_submit()}
    </a>
  ) : null;

/** The order may be in an account, so offer the login. */
const Problems = ({ problem, loginHref }: Pick<Ways, 'loginHref'> & { readonly problem: Problem }) => (
  <Note tone="stop" action={problem.code === 'not_allowed' ? <LogIn loginHref={loginHref} /> : null}>
    {textOf(problem)}
  </Note>
);

const textOf = (problem: Problem): string => {
  if (problem.code === 'not_found' || problem.code === 'invalid_details') return m.issue_find_not_found();
  return problem.code === 'not_allowed' ? m.issue_find_lost() : problemText(problem);
};
