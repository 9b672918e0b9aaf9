import type { FormEvent, ReactNode } from 'react';
import type { TypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass, Row } from '#src/ui/layout.tsx';

type ChangeFrameProps = {
  readonly form: Pick<TypedForm, 'ref'>;
  readonly isBusy: boolean;
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** The form of a wish to change, with its one button. While it is busy, nothing is sent again. */
export function ChangeFrame({ form, isBusy, submit, onSubmit, children }: ChangeFrameProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form ref={form.ref} className={layoutClass.stack} data-gap={4} noValidate onSubmit={send}>
      {children}
      <Row>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {submit}
        </Button>
      </Row>
    </form>
  );
}
