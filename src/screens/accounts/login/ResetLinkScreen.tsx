import { CODE_MINUTES } from '#domain/core/limits.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { ResetPasswordView } from '#machines/accounts/reset-password/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { LoginPage } from '#src/screens/accounts/login/LoginPage.tsx';
import { Button } from '#src/ui/Button.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

export type ResetLinkScreenProps = {
  readonly view: Extract<ResetPasswordView, { kind: 'code' }>;
  readonly onContinue: () => void;
};

/** `/reset-password?token=`: needs a click, because mail programs prefetch links and the token works once. */
export const ResetLinkScreen = ({ view, onContinue }: ResetLinkScreenProps) => (
  <LoginPage
    title={m.login_reset_title()}
    lead={m.login_reset_lead({ minutes: CODE_MINUTES })}
    foot={<a href={pathTo.login()}>{m.login_back()}</a>}
  >
    <Status>{view.problem ? <Note tone="stop">{problemText(view.problem)}</Note> : null}</Status>
    <NeedsScript text={m.login_noscript} />
    <Button kind="primary" isWide isBusy={view.isBusy} onClick={onContinue}>
      {m.login_code_submit()}
    </Button>
  </LoginPage>
);
