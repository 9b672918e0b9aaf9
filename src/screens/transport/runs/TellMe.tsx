import { type FormEvent, useRef, useState } from 'react';
import type { TransportOpeningView } from '#machines/transport/transport-opening/view.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { fieldProblems } from '#src/screens/transport/field-problems.gen.ts';
import css from '#src/screens/transport/runs/Plan.module.css';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useFaultFocus } from '#src/ui/useFaultFocus.ts';

type Props = {
  readonly view: TransportOpeningView;
  readonly onAsk: (email: string) => void;
};

const ID = 'opening-email';

/** "Tell me when it opens": one address for one mail. */
export function TellMe({ view, onAsk }: Props) {
  const [email, setEmail] = useState('');
  const summary = useRef<HTMLDivElement>(null);
  const isWriting = view.kind === 'writing';
  const [fault] = isWriting ? view.faults : [];
  useFaultFocus(isWriting ? view.focusAsked : 0, summary, fault && ID);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onAsk(email.trim());
  };
  const text = fault && fieldProblemText(fault.code, '', fieldProblems);
  return (
    <>
      {isWriting ? (
        <form className={`${layoutClass.stack} ${css.live}`} data-gap={3} noValidate onSubmit={send}>
          <TextField
            id={ID}
            name="email"
            type="email"
            autoComplete="email"
            label={m.transportrun_tell_email()}
            hint={m.transportrun_tell_hint()}
            value={email}
            onChange={setEmail}
            error={fault?.field === 'email' ? text : undefined}
            width="m"
          />
          <div className={layoutClass.row}>
            <Button type="submit" icon="bell" isBusy={view.isAsking}>
              {m.transportrun_tell_go()}
            </Button>
          </div>
        </form>
      ) : null}
      <Status>
        {isWriting ? null : <Note tone="done">{m.transportrun_tell_told()}</Note>}
        {isWriting && view.problem && fault?.field !== 'email' ? (
          <Note tone="stop">{text ?? problemText(view.problem)}</Note>
        ) : null}
      </Status>
    </>
  );
}
