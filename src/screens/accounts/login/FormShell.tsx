import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import type { TypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Status } from '#src/ui/Status.tsx';

export type FormShellProps = {
  readonly form: Pick<TypedForm, 'ref' | 'noteSubmit'>;
  readonly isBusy: boolean;
  /** Messages above the fields. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
  /** Text of the button. */
  readonly submit: string;
  readonly submitKind?: 'primary' | 'plain';
  readonly onSubmit: () => void;
};

/** Messages, fields and one wide button; prevents a double submit. */
export const FormShell = ({
  form,
  isBusy,
  notice,
  children,
  submit,
  submitKind = 'primary',
  onSubmit,
}: FormShellProps) => (
  // POST, so that a submit before hydration puts no values into the URL.
  <form
    ref={form.ref}
    className={layoutClass.stack}
    data-gap={4}
    method="post"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      if (isBusy) return;
      form.noteSubmit();
      onSubmit();
    }}
  >
    <Status>{notice}</Status>
    {children}
    <NeedsScript text={m.login_noscript} />
    <Button type="submit" name="send" kind={submitKind} isWide isBusy={isBusy}>
      {submit}
    </Button>
  </form>
);
