import { type FormEvent, useEffect } from 'react';
import { codeOf, oneCodeFaults } from '#domain/accounts/account-forms.ts';
import { OTP_COUNTDOWN_SECONDS } from '#domain/core/limits.ts';
import type { CardTask } from '#machines/card/travel-card/view.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { FormFault } from '#machines/core/form.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import css from '#src/screens/card/account/Account.module.css';
import { ACT_WORDS } from '#src/screens/card/account/act-words.ts';
import { TimeRing } from '#src/screens/card/account/TimeRing.tsx';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { layoutClass, Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Task = Extract<CardTask, { kind: 'sending' | 'coding' }>;
type Props = {
  readonly task: Task;
  readonly clock: AppClock;
  /** Gives the code to the actor, never to a machine. */
  readonly onVerify: (code: string, faults: readonly FormFault[]) => void;
  readonly onResend: () => void;
  readonly onDrop: () => void;
};

/** The code from the mail, good for one act and 120 seconds. */
export function CodeForm({ task, clock, onVerify, onResend, onDrop }: Props) {
  const words = ACT_WORDS[task.act];
  return (
    <Card as="section" gap={4} aria-labelledby="code-title">
      <h3 id="code-title">{words.title()}</h3>
      <p className="small">{words.text()}</p>
      {task.kind === 'sending' ? (
        <>
          <Status>
            <p>{m.card_code_sending()}</p>
          </Status>
          <Row>
            <Button onClick={onDrop}>{m.card_code_drop()}</Button>
          </Row>
        </>
      ) : (
        <Question task={task} clock={clock} onVerify={onVerify} onResend={onResend} onDrop={onDrop} />
      )}
    </Card>
  );
}

function Question({
  task,
  clock,
  onVerify,
  onResend,
  onDrop,
}: Omit<Props, 'task'> & { readonly task: Extract<Task, { kind: 'coding' }> }) {
  const form = useTypedForm({ code: '' }, task);
  const { error, ...code } = form.field('code');
  const { sent, problem, isOver, isActing, act } = task;
  // A new code, and a refused one, are typed at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal brings the focus back.
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref, problem, isOver]);
  const wrong = problem?.code === 'code_wrong' ? wrongText(problem.triesLeft) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.noteSubmit();
    onVerify(codeOf(code.value), oneCodeFaults(form.typed));
  };
  return (
    <form ref={form.ref} className={layoutClass.stack} data-gap={4} noValidate onSubmit={submit}>
      <Status>
        {problem && !wrong ? <Note tone="stop">{problemText(problem)}</Note> : null}
        {isOver ? <Note tone="warn">{m.card_code_over()}</Note> : null}
      </Status>
      <div className={css.box}>
        <TextField
          {...code}
          id="card-code"
          label={m.card_code()}
          error={error ?? (wrong && <span role="alert">{wrong}</span>)}
          width="s"
          isCode
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          disabled={isOver}
        />
        <p>{sent ? m.card_code_sent({ email: sent.emailMasked }) : null}</p>
        {sent && !isOver ? <TimeRing to={sent.endsAt} of={OTP_COUNTDOWN_SECONDS} clock={clock} /> : <span />}
      </div>
      <Row>
        {isOver ? (
          <Button kind="primary" onClick={onResend}>
            {m.card_code_again()}
          </Button>
        ) : (
          <Button type="submit" kind={act === 'close' ? 'stop' : 'primary'} isBusy={isActing}>
            {ACT_WORDS[act].submit()}
          </Button>
        )}
        <Button onClick={onDrop}>{m.card_code_drop()}</Button>
      </Row>
      <p className="small quiet">{m.card_code_help()}</p>
    </form>
  );
}

const wrongText = (triesLeft: number | undefined): string =>
  triesLeft === undefined ? fieldProblemText('code_invalid', '') : m.card_code_tries({ count: triesLeft });
