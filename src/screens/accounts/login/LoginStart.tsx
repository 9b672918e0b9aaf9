import { pathTo } from '#domain/core/addresses.ts';
import { m } from '#src/copy/generated/messages.js';
import { LoginForm, type LoginFormProps } from '#src/screens/accounts/login/LoginForm.tsx';
import { Button } from '#src/ui/Button.tsx';

export type LoginStartProps = Omit<LoginFormProps, 'forgotLink'> & {
  /** Somebody follows the link to another page; the modal closes then. */
  readonly onLeave: () => void;
  readonly onCreate: () => void;
};

/** What the login modal begins with. Its shell shows the same picture, so buttons have names by which a press goes on. */
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
