import type { FormEvent } from 'react';
import { codeOf, oneCodeFaults } from '#domain/accounts/account-forms.ts';
import { wrongCharacter } from '#domain/core/wrong-character.ts';
import type { StaffSessionView } from '#machines/accounts/staff-session/view.ts';
import type { FormFault } from '#machines/core/form.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { signNamed } from '#src/copy/sign-named.ts';
import css from '#src/screens/accounts/staff/Staff.module.css';
import { staffProblem } from '#src/screens/accounts/staff/staff-words.ts';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { layoutClass, Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Credentials = components['schemas']['StaffCredentials'];
type Props = {
  readonly view: StaffSessionView;
  readonly onEnter: (said: Credentials, faults: readonly FormFault[]) => void;
};

export function StaffEntrance({ view, onEnter }: Props) {
  const form = useTypedForm({ name: '', password: '', code: '' }, view);
  const { name, password, code } = form.typed;
  const codeField = form.field('code');
  const { problem } = view;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.kind === 'entering') return;
    form.noteSubmit();
    onEnter({ name: name.trim(), password, code: codeOf(code) }, oneCodeFaults({ code }));
  };
  return (
    <Section isTight>
      <Wrap>
        <div className={`${layoutClass.stack} ${css.entrance}`} data-gap={5}>
          <Stack gap={2}>
            <h1>{m.staff_enter_title()}</h1>
            <p className="quiet">{m.staff_enter_lead()}</p>
          </Stack>
          <Card>
            {/* POST, so that a submit before hydration puts no password into the URL. */}
            <form ref={form.ref} className={layoutClass.stack} data-gap={5} method="post" onSubmit={submit}>
              <NeedsScript />
              <ActionNotice of={problem}>
                <Status>{problem ? <Note tone="stop">{staffProblem(problem)}</Note> : null}</Status>
              </ActionNotice>
              <TextField
                {...form.field('name')}
                id="staff-name"
                label={m.staff_name()}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
              <PasswordField
                {...form.field('password')}
                id="staff-password"
                label={m.staff_password()}
                autoComplete="current-password"
              />
              <TextField
                {...codeField}
                id="staff-code"
                label={m.staff_code()}
                hint={m.staff_code_hint()}
                error={codeField.error && signNamed(wrongCharacter('code_invalid', code), m.staff_code_wrong())}
                width="s"
                isCode
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                required
              />
              <Row>
                <Button type="submit" kind="primary" isBusy={view.kind === 'entering'}>
                  {m.staff_enter()}
                </Button>
              </Row>
            </form>
          </Card>
        </div>
      </Wrap>
    </Section>
  );
}
