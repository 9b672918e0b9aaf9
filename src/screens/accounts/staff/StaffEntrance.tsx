import { type FormEvent, useRef, useState } from 'react';
import { codeOf, codeProblem } from '#domain/accounts/account-forms.ts';
import { wrongCharacter } from '#domain/core/wrong-character.ts';
import type { StaffSessionView } from '#machines/accounts/staff-session/view.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { signNamed } from '#src/copy/sign-named.ts';
import css from '#src/screens/accounts/staff/Staff.module.css';
import { staffProblem } from '#src/screens/accounts/staff/staff-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { layoutClass, Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Credentials = components['schemas']['StaffCredentials'];
type Props = { readonly view: StaffSessionView; readonly onEnter: (said: Credentials) => void };

export function StaffEntrance({ view, onEnter }: Props) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problem = view.kind === 'idle' ? view.problem : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (codeProblem(code)) field.current?.focus();
    else onEnter({ name: name.trim(), password, code: codeOf(code) });
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
            <form className={layoutClass.stack} data-gap={5} method="post" onSubmit={submit}>
              <NeedsScript />
              <Status>{problem ? <Note tone="stop">{staffProblem(problem)}</Note> : null}</Status>
              <TextField
                id="staff-name"
                name="name"
                label={m.staff_name()}
                value={name}
                onChange={setName}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
              <PasswordField
                id="staff-password"
                name="password"
                label={m.staff_password()}
                value={password}
                onChange={setPassword}
                autoComplete="current-password"
              />
              <TextField
                id="staff-code"
                name="code"
                label={m.staff_code()}
                hint={m.staff_code_hint()}
                value={code}
                ref={field}
                error={
                  isTried && codeProblem(code)
                    ? signNamed(wrongCharacter('code_invalid', code), m.staff_code_wrong())
                    : undefined
                }
                onChange={(next) => {
                  setCode(next);
                  setTried(false);
                }}
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
