import { type NewPasswordFields as NewPassword, newPasswordFaults } from '#domain/accounts/account-forms.ts';
import { CODE_MINUTES } from '#domain/core/limits.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { ResetPasswordView } from '#machines/accounts/reset-password/view.ts';
import type { FormFault } from '#machines/core/form.ts';
import { m } from '#src/copy/generated/messages.js';
import { FormShell } from '#src/screens/accounts/login/FormShell.tsx';
import { LoginPage } from '#src/screens/accounts/login/LoginPage.tsx';
import { NewPasswordFields } from '#src/screens/accounts/login/NewPasswordFields.tsx';
import { refusalText } from '#src/screens/accounts/login/refusal-text.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';

type PasswordView = Extract<ResetPasswordView, { kind: 'password' }>;
export type SecurePasswordScreenProps = {
  readonly view: PasswordView | { kind: 'lapsed' } | { kind: 'done' };
  /** No one-time code opened this session: the current password is required. */
  readonly needsCurrent: boolean;
  /** The account's phone, masked; shown only after a correct code. */
  readonly phoneMasked: string | null;
  readonly onSubmit: (typed: NewPassword, faults: readonly FormFault[]) => void;
};

/** `/secure-password`: a new password, after a one-time code or from the account page. */
export const SecurePasswordScreen = ({ view, phoneMasked, ...form }: SecurePasswordScreenProps) => (
  <LoginPage title={m.login_secure_title()} lead={view.kind === 'password' ? m.login_secure_lead() : undefined}>
    {view.kind === 'password' ? (
      <>
        <PasswordForm view={view} {...form} />
        {phoneMasked ? <p className="small quiet">{m.login_code_phone({ phone: phoneMasked })}</p> : null}
      </>
    ) : null}
    {view.kind === 'lapsed' ? (
      <>
        <Note tone="warn">{m.login_secure_lapsed({ minutes: CODE_MINUTES })}</Note>
        <a {...buttonLook({ kind: 'primary', isWide: true })} href={pathTo.forgetPassword()}>
          {m.login_forgot_again()}
        </a>
      </>
    ) : null}
    {view.kind === 'done' ? <Note tone="done">{m.login_secure_done()}</Note> : null}
  </LoginPage>
);

type FormProps = Pick<SecurePasswordScreenProps, 'needsCurrent' | 'onSubmit'> & { readonly view: PasswordView };

function PasswordForm({ view, needsCurrent, onSubmit }: FormProps) {
  const form = useTypedForm({ currentPassword: '', password: '', confirmPassword: '' }, view);
  return (
    <FormShell
      form={form}
      isBusy={view.isBusy}
      notice={view.problem ? <Note tone="stop">{refusalText(view.problem)}</Note> : null}
      submit={m.login_secure_submit()}
      onSubmit={() => onSubmit(form.typed, newPasswordFaults(form.typed, needsCurrent))}
    >
      {needsCurrent ? (
        <PasswordField
          {...form.field('currentPassword')}
          id="secure-current"
          label={m.login_secure_current()}
          autoComplete="current-password"
        />
      ) : null}
      <NewPasswordFields
        id="secure"
        label={m.login_secure_new()}
        repeatLabel={m.login_secure_repeat()}
        field={form.field}
      />
    </FormShell>
  );
}
