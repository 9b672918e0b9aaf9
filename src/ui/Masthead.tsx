import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { Brand } from '#src/ui/Brand.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { layoutClass } from '#src/ui/layout.tsx';
import css from '#src/ui/Masthead.module.css';
import type { LinkParts } from '#src/ui/PlaceCard.tsx';

export type MastheadProps = {
  /** `(parts) => <Link to="/" {...parts} />`; default: a plain link to "/". */
  readonly renderHome?: (parts: LinkParts) => ReactNode;
  /** Links to the products; none in booking steps. On narrow screens they are in the menu. */
  readonly links?: readonly { readonly id: string; readonly link: ReactNode }[];
  /** Small buttons: currency, help, sign in. Wrap in `<WideOnly>` what narrow screens may hide. */
  readonly tools?: ReactNode;
};

/** The site header. The menu of narrow screens is a `details`, which opens without JavaScript. */
export const Masthead = ({ renderHome = plainHome, links = [], tools }: MastheadProps) => {
  const items = links.map(({ id, link }) => <li key={id}>{link}</li>);
  return (
    <header className={css.masthead}>
      <div className={`${layoutClass.wrap} ${css.inner}`}>
        {renderHome({ className: css.brand ?? '', children: <Brand /> })}
        {items.length > 0 ? (
          <nav className={css.links} aria-label={m.ui_products()}>
            <ul>{items}</ul>
          </nav>
        ) : null}
        <div className={css.tools}>
          {tools}
          {items.length > 0 ? (
            <details className={css.menu}>
              <summary {...buttonLook({ size: 's', isIcon: true })} aria-label={m.ui_menu()}>
                <Icon name="menu" />
              </summary>
              <nav aria-label={m.ui_menu()}>
                <ul>{items}</ul>
              </nav>
            </details>
          ) : null}
        </div>
      </div>
    </header>
  );
};

/** Hidden on narrow screens. */
export const WideOnly = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.wide}>{children}</span>
);

const plainHome = (parts: LinkParts) => <a href="/" {...parts} />;
