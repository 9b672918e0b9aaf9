import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Wrap } from '#src/ui/layout.tsx';
import css from '#src/ui/search/SearchHead.module.css';
import { TripBar, type TripBarProps } from '#src/ui/TripBar.tsx';
import { Words } from '#src/ui/Words.tsx';

export type SearchHeadProps = Omit<TripBarProps, 'action'> & {
  /** The search: when it changes, the form closes. */
  readonly asked: object;
  /** The form's own page, for users without JavaScript. */
  readonly page: string;
  /** The form behind "Edit search". */
  readonly children: ReactNode;
};

/** Head of a result list: the search, and a button that opens its form. */
export const SearchHead = ({ asked, page, children, ...bar }: SearchHeadProps) => (
  <div className={css.head}>
    <TripBar {...bar} />
    <Edit asked={asked} page={page}>
      {children}
    </Edit>
  </div>
);

/**
 * The form under its button; closes after a new search and returns the focus to the button. Rendered only when opened, because its place
 * lists are as long as the results.
 */
function Edit({ asked: search, page, children }: Pick<SearchHeadProps, 'asked' | 'page' | 'children'>) {
  const box = useRef<HTMLDetailsElement>(null);
  const asked = JSON.stringify(search);
  const last = useRef(asked);
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted((is) => is || box.current?.open === true);
  // It may have been opened before hydration.
  useEffect(want, []);
  useEffect(() => {
    const details = box.current;
    if (last.current === asked || !details) return;
    last.current = asked;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    details.open = false;
  }, [asked]);
  return (
    <details className={css.edit} ref={box} onToggle={want}>
      <summary {...buttonLook({ size: 's' })}>
        <Icon name="edit" />
        <Words>{m.ui_search_edit()}</Words>
      </summary>
      <Wrap>
        {isWanted ? (
          children
        ) : (
          <p className="quiet" data-coming="">
            {m.ui_loading()}
          </p>
        )}
        <noscript>
          <a href={page}>{m.ui_search_edit_page()}</a>
        </noscript>
      </Wrap>
    </details>
  );
}
