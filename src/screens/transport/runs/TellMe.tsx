import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { TransportOpeningView } from '#machines/transport/transport-opening/view.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { fieldProblems } from '#src/screens/transport/field-problems-runs.gen.ts';
import css from '#src/screens/transport/runs/Plan.module.css';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Props = {
  readonly view: TransportOpeningView;
  readonly onAsk: (email: string) => void;
};

const ID = 'opening-email';

/** "Tell me when it opens": one address for one mail. */
export function TellMe({ view, onAsk }: Props) {
  const [email, setEmail] = useState('');
  const isWriting = view.kind === 'writing';
  const [fault] = isWriting ? view.faults : [];
  const focusAsked = isWriting ? view.focusAsked : 0;
  // The only field: what is wrong with it is its description, and is read out with it.
  useEffect(() => {
    if (focusAsked > 0) document.getElementById(ID)?.focus();
  }, [focusAsked]);
  const isWrongAddress = fault?.field === 'email';
  const told = useFocusOnceTold(!isWriting);
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
            error={isWrongAddress ? text : undefined}
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
        {isWriting ? null : (
          <div ref={told} tabIndex={-1}>
            <Note>{m.transportrun_tell_told()}</Note>
          </div>
        )}
        {isWriting && view.problem && !isWrongAddress ? (
          <Note tone="stop">{text ?? problemText(view.problem)}</Note>
        ) : null}
      </Status>
    </>
  );
}

/** The form goes with the button that had the focus. */
function useFocusOnceTold(isTold: boolean) {
  const told = useRef<HTMLDivElement>(null);
  const wasTold = useRef(isTold);
  useEffect(() => {
    if (isTold && !wasTold.current) told.current?.focus();
    wasTold.current = isTold;
  }, [isTold]);
  return told;
}
