import { type FormEvent, useEffect, useId, useRef } from 'react';
import { CONTACT_LENGTH } from '#domain/core/contact-message.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { ConversationView } from '#machines/core/conversation/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass, Row } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';

/** What a reply needs; the page holds the text, the machine its state. */
export type Replying = {
  readonly view: ConversationView;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
};

type Props = Replying & { readonly label: string; readonly hint: string };

export function ReplyForm({ view, text, onText, onSend, label, hint }: Props) {
  const { kind, fault, focusAsked, sent, problem } = view;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId(); // a page and the panel over it may both have one
  useEffect(() => {
    if (focusAsked > 0 || sent > 0) field.current?.focus();
  }, [focusAsked, sent]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    // POST, so that a submit before hydration puts no values into the URL.
    <form className={layoutClass.stack} data-gap={4} method="post" noValidate onSubmit={submit}>
      <TextArea
        id={id}
        name="text"
        label={label}
        hint={hint}
        ref={field}
        rows={4}
        dir="auto"
        value={text}
        error={fault === null ? undefined : faultText(fault)}
        onChange={onText}
      />
      <Status>{sent > 0 && !problem && text === '' ? <p className="small">{m.conversation_sent()}</p> : null}</Status>
      <ActionNotice of={problem}>
        <Status>{problem ? <Note tone="stop">{replyProblemText(problem)}</Note> : null}</Status>
      </ActionNotice>
      <NeedsScript text={m.contact_noscript} />
      <Row>
        <Button type="submit" kind="primary" isBusy={kind === 'sending'}>
          {m.conversation_send()}
        </Button>
      </Row>
    </form>
  );
}

const faultText = (fault: NonNullable<ConversationView['fault']>): string =>
  fault === 'too_long' ? m.contact_fault_long({ most: CONTACT_LENGTH.message }) : m.contact_fault_message();

export function replyProblemText(problem: Problem): string {
  if (problem.code === 'conflict') return m.conversation_conflict();
  return problem.code === 'not_allowed' ? m.conversation_full() : problemText(problem);
}
