import type { OtpCountdownView } from '#machines/accounts/otp-countdown/view.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { Button } from '#src/ui/Button.tsx';
import { Countdown } from '#src/ui/Countdown.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Status } from '#src/ui/Status.tsx';

export type ResendCodeProps = {
  readonly view: OtpCountdownView;
  readonly clock: AppClock;
  readonly onResend: () => void;
};

export const ResendCode = ({ view, clock, onResend }: ResendCodeProps) => (
  <Stack gap={2}>
    <Status>
      {view.kind === 'waiting' && view.hasResent ? <p className="small">{m.login_code_resent()}</p> : null}
      {view.kind === 'ready' && view.problem ? <p className="small">{problemText(view.problem)}</p> : null}
    </Status>
    {view.kind === 'waiting' ? (
      <p className="small quiet">
        {m.login_code_resend_in()} <Countdown to={view.resendAt} clock={clock} />
      </p>
    ) : (
      <Button kind="link" isBusy={view.kind === 'sending'} onClick={onResend}>
        {m.login_code_resend()}
      </Button>
    )}
  </Stack>
);
