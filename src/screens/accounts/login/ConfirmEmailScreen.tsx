import { pathTo } from '#domain/core/page-paths.ts';
import type { ConfirmEmailEvent } from '#machines/accounts/confirm-email/types.ts';
import type { ConfirmEmailView } from '#machines/accounts/confirm-email/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { LoginPage } from '#src/screens/accounts/login/LoginPage.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';

export type ConfirmEmailScreenProps = {
  readonly view: ConfirmEmailView;
  /** Returns here, where waiting orders move into the account. */
  readonly loginHref: string;
  /** The signed-in account; null: none. */
  readonly loggedInAs: string | null;
  readonly send: (event: ConfirmEmailEvent) => void;
};

/** `/confirm-email?token=`: the result of the mail's link. */
export const ConfirmEmailScreen = (props: ConfirmEmailScreenProps) => (
  <LoginPage title={m.login_confirm_title()}>
    <div role="status">
      <Notice {...props} />
    </div>
    <Next {...props} />
  </LoginPage>
);

function Notice({ view, loggedInAs }: ConfirmEmailScreenProps) {
  switch (view.kind) {
    case 'verifying':
      return (
        <>
          <p>{m.login_confirm_verifying()}</p>
          <NeedsScript text={m.login_noscript} />
        </>
      );
    case 'confirmed':
      return (
        <Note tone="done">
          {m.login_confirm_done()}
          {view.claimedOrders > 0 ? ` ${m.login_confirm_claimed({ count: view.claimedOrders })}` : null}
          {view.waitingOrders > 0 ? ` ${m.login_confirm_waiting({ count: view.waitingOrders })}` : null}
          {view.waitingOrders > 0 && loggedInAs ? ` ${m.login_confirm_other({ email: loggedInAs })}` : null}
        </Note>
      );
    case 'expired':
      return <Note tone="warn">{view.problem ? problemText(view.problem) : m.login_confirm_expired()}</Note>;
    case 'resent':
      return <Note tone="done">{m.login_confirm_resent()}</Note>;
    case 'used':
      return <Note tone="info">{m.login_confirm_used()}</Note>;
    case 'unknown':
      return <Note tone="stop">{m.login_confirm_unknown()}</Note>;
    case 'failed':
      return <Note tone="stop">{view.problem ? problemText(view.problem) : m.login_confirm_unknown()}</Note>;
  }
}

function Next({ view, loginHref, loggedInAs, send }: ConfirmEmailScreenProps) {
  switch (view.kind) {
    case 'verifying':
      return null;
    case 'expired':
      return (
        <Button kind="primary" isWide isBusy={view.isSending} onClick={() => send({ type: 'link.resend' })}>
          {m.login_confirm_resend()}
        </Button>
      );
    case 'failed':
      return (
        <Button kind="primary" isWide onClick={() => send({ type: 'link.follow' })}>
          {m.login_confirm_retry()}
        </Button>
      );
    case 'confirmed':
    case 'used':
      if (view.kind === 'confirmed' && view.waitingOrders > 0) {
        return loggedInAs ? null : (
          <a {...buttonLook({ kind: 'primary', isWide: true })} href={loginHref}>
            {m.login_confirm_log_in()}
          </a>
        );
      }
      return (
        <a {...buttonLook({ kind: 'primary', isWide: true })} href={pathTo.orders()}>
          {m.login_confirm_orders()}
        </a>
      );
    case 'resent':
    case 'unknown':
      return (
        <a {...buttonLook({ isWide: true })} href="/">
          {m.site_start()}
        </a>
      );
  }
}
