import type { AuthView } from '#machines/auth/view.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/login/AccountTool.module.css';
import { buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';

export type AccountToolProps = {
  readonly view: AuthView;
  /** Of the account: its name, or its e-mail while it has none. */
  readonly name: string;
  /** Where a page that is not live yet goes. */
  readonly loginHref: string;
  readonly onLogin: () => void;
  /** Somebody comes near: the code may be fetched. */
  readonly onNear: () => void;
  readonly onLogOut: () => void;
};

const PAGES = [
  { href: '/profile/orders', text: () => m.login_menu_orders() },
  { href: '/profile/passengers', text: () => m.login_menu_passengers() },
  { href: '/profile/transactions', text: () => m.login_menu_transactions() },
  { href: '/profile/account', text: () => m.login_menu_settings() },
] as const;

/** In the head of every page: "Log in", or whose pages these are. The menu opens without scripts. */
export function AccountTool({ view, name, loginHref, onLogin, onNear, onLogOut }: AccountToolProps) {
  if (view.kind === 'signedOut') {
    return (
      <a
        {...buttonLook({ kind: 'quiet', size: 's' })}
        href={loginHref}
        aria-haspopup="dialog"
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={(event) => {
          event.preventDefault();
          onLogin();
        }}
      >
        <Icon name="user" />
        {m.login_submit()}
      </a>
    );
  }
  return (
    <details className={css.menu} onToggle={onNear}>
      <summary {...buttonLook({ kind: 'quiet', size: 's' })}>
        <Icon name="user" />
        <span>{name}</span>
      </summary>
      <nav aria-label={m.login_menu()}>
        <ul>
          {PAGES.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text()}</a>
            </li>
          ))}
          <li>
            <button type="button" aria-busy={view.kind === 'signingOut' ? true : undefined} onClick={onLogOut}>
              {m.login_sign_out()}
            </button>
          </li>
        </ul>
      </nav>
    </details>
  );
}
