import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { LoginForm, type LoginFormProps } from '#src/screens/accounts/login/LoginForm.tsx';
import { Button } from '#src/ui/Button.tsx';

export type LoginStartProps = Omit<LoginFormProps, 'forgotLink'> & {
  /** The user follows a link to another page; the modal then closes. */
  readonly onLeave: () => void;
  readonly onCreate: () => void;
};

/** Initial content of the login modal. The shell renders it too, so buttons have names by which clicks are repeated. */
export const LoginStart = ({ onLeave, onCreate, ...form }: LoginStartProps) => (
  <>
    <LoginForm
      {...form}
      forgotLink={
        <a href={pathTo.forgetPassword()} onClick={onLeave}>
          {m.login_forgot_label()}
        </a>
      }
    />
    <Button name="create" isWide onClick={onCreate}>
      {m.login_create()}
    </Button>
  </>
);
