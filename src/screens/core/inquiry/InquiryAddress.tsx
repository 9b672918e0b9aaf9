import type { FormEvent } from 'react';
import { emailProblem } from '#domain/core/contact.ts';
import { problemsIn } from '#domain/core/problem.ts';
import type { FormFault } from '#machines/core/form.ts';
import type { InquiryAddressView } from '#machines/core/inquiry-address/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass, Row } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type InquiryAddressProps = {
  readonly view: InquiryAddressView;
  /** As the inquiry has it, or as this browser knows it from another form; empty where nobody said. */
  readonly known: string;
  /** Where the answer goes now; null while nobody said. */
  readonly left: string | null;
  /** Login page with a redirect back here. */
  readonly loginHref: string;
  readonly onLeave: (email: string, faults: readonly FormFault[]) => void;
};

/** Where the answer is mailed, for a guest. It may be changed while nobody answered. */
export function InquiryAddress({ view, known, left, loginHref, onLeave }: InquiryAddressProps) {
  const form = useTypedForm({ email: known }, view);
  const isBusy = view.kind === 'leaving';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    form.noteSubmit();
    const email = form.typed.email.trim();
    const problems = Object.entries(problemsIn({ email: emailProblem(email) }));
    onLeave(
      email,
      problems.map(([field, code]) => ({ field, code })),
    );
  };
  return (
    // POST, so that a submit before hydration puts no e-mail into the URL.
    <form ref={form.ref} className={layoutClass.stack} data-gap={3} method="post" noValidate onSubmit={submit}>
      <TextField
        id="inquiry-email"
        type="email"
        label={m.inquiry_email()}
        hint={m.inquiry_email_hint()}
        {...form.field('email')}
        width="m"
        autoComplete="email"
        spellCheck={false}
      />
      <NeedsScript />
      <Status>
        {view.problem && view.faults.length === 0 ? (
          <Note tone="stop">{problemText(view.problem)}</Note>
        ) : left !== null && view.faults.length === 0 ? (
          <Note tone="done">{m.inquiry_email_left({ email: left })}</Note>
        ) : null}
      </Status>
      <Row>
        <Button type="submit" isBusy={isBusy}>
          {m.inquiry_email_send()}
        </Button>
        <a href={loginHref}>{m.inquiry_log_in()}</a>
      </Row>
    </form>
  );
}
