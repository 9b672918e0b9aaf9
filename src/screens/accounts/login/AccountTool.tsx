import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/accounts/login/AccountTool.module.css';
import { buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';

export type AccountToolProps = {
  /** The account's name, or its e-mail if it has no name. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly onLogOut: () => void;
};

const PAGES = [
  { href: pathTo.orders(), text: () => m.login_menu_orders() },
  { href: pathTo.messages(), text: () => m.login_menu_messages() },
  { href: pathTo.savedPassengers(), text: () => m.login_menu_passengers() },
  { href: pathTo.transactions(), text: () => m.login_menu_transactions() },
  { href: pathTo.account(), text: () => m.login_menu_settings() },
] as const;

/** Account menu in the header, with logout. Works without JavaScript. */
export const AccountTool = ({ name, isBusy, onLogOut }: AccountToolProps) => (
  <details className={css.menu}>
    <summary id="account-tool" {...buttonLook({ kind: 'quiet', size: 's' })}>
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
          <button type="button" aria-busy={isBusy ? true : undefined} onClick={onLogOut}>
            {m.login_sign_out()}
          </button>
        </li>
      </ul>
    </nav>
  </details>
);
