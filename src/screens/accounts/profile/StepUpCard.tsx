import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { codeOf, oneCodeFaults } from '#domain/accounts/account-forms.ts';
import { clockOf } from '#domain/core/time.ts';
import type { StepUpView } from '#machines/accounts/step-up/view.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { FormFault } from '#machines/core/form.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Countdown } from '#src/ui/Countdown.tsx';
import { layoutClass, Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

/** Gives the code to the actor (never to a machine) and tells the machine what is wrong with it. */
export type OnVerify = (code: string, faults: readonly FormFault[]) => void;

export type StepUpCardProps = {
  readonly view: StepUpView;
  readonly clock: AppClock;
  readonly onVerify: OnVerify;
  readonly onResend: () => void;
  readonly onCancel: () => void;
};

const ID = 'one-time-code';

/** A one-time code before something is shown, downloaded or paid out. */
export function StepUpCard({ view, clock, onVerify, onResend, onCancel }: StepUpCardProps) {
  const title = useFocusReturned();
  const cancel = <Button onClick={onCancel}>{m.profile_code_cancel()}</Button>;
  return (
    <Card as="section" gap={4} aria-labelledby={`${ID}-title`}>
      <h3 ref={title} id={`${ID}-title`}>
        {m.profile_code_title()}
      </h3>
      {view.kind === 'asking' ? (
        <Question view={view} clock={clock} onVerify={onVerify} onResend={onResend} onCancel={onCancel} />
      ) : (
        <>
          <Status>
            {view.kind === 'sending' ? (
              <p>{m.profile_code_sending()}</p>
            ) : (
              <Note tone="stop">{view.problem ? problemText(view.problem) : null}</Note>
            )}
          </Status>
          <Row>
            {view.kind === 'unsent' ? (
              <Button kind="primary" onClick={onResend}>
                {m.profile_code_again()}
              </Button>
            ) : null}
            {cancel}
          </Row>
        </>
      )}
    </Card>
  );
}

/** When the card closes with the focus, focuses the first control of the part that opened it. */
function useFocusReturned() {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const part = title.current?.parentElement?.parentElement;
    return () => {
      queueMicrotask(() => {
        if (document.activeElement === document.body) part?.querySelector<HTMLElement>('button, a[href]')?.focus();
      });
    };
  }, []);
  return title;
}

type QuestionProps = Omit<StepUpCardProps, 'view'> & { readonly view: Extract<StepUpView, { kind: 'asking' }> };

function Question({ view, clock, onVerify, onResend, onCancel }: QuestionProps) {
  const form = useTypedForm({ code: '' }, view);
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref]);
  const { error, ...code } = form.field('code');
  const { sent, problem } = view;
  // A refused code is typed again: the focus goes to it, and its error is read out.
  useEffect(() => {
    if (problem) form.ref.current?.querySelector('input')?.focus();
  }, [problem, form.ref]);
  const wrong = problem?.code === 'code_wrong' ? wrongText(problem.triesLeft) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.noteSubmit();
    onVerify(codeOf(code.value), oneCodeFaults(form.typed));
  };
  return (
    <form ref={form.ref} className={layoutClass.stack} data-gap={4} noValidate onSubmit={submit}>
      {sent ? <p>{m.profile_code_lead({ email: sent.emailMasked, time: clockOf(sent.endsAt) })}</p> : null}
      <Status>{problem && !wrong ? <Note tone="stop">{problemText(problem)}</Note> : null}</Status>
      <TextField
        {...code}
        id={ID}
        label={m.profile_code_label()}
        error={error ?? (wrong && <span role="alert">{wrong}</span>)}
        width="s"
        isCode
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <Row>
        <Button type="submit" kind="primary" isBusy={view.isVerifying}>
          {m.profile_code_submit()}
        </Button>
        <Button onClick={onCancel}>{m.profile_code_cancel()}</Button>
      </Row>
      {view.canResend ? (
        <p className="small">
          <Button kind="link" onClick={onResend}>
            {m.profile_code_resend()}
          </Button>
        </p>
      ) : sent && !view.isVerifying ? (
        <p className="small quiet">
          {m.profile_code_wait()} <Countdown to={sent.resendAt} clock={clock} />
        </p>
      ) : null}
    </form>
  );
}

const wrongText = (triesLeft: number | undefined): string =>
  triesLeft === undefined ? fieldProblemText('code_invalid', '') : m.profile_code_tries({ count: triesLeft });
