import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Wrap } from '#src/ui/layout.tsx';
import css from '#src/ui/search/SearchHead.module.css';
import { TripBar, type TripBarProps } from '#src/ui/TripBar.tsx';
import { Words } from '#src/ui/Words.tsx';

export type SearchHeadProps = Omit<TripBarProps, 'action'> & {
  /** What was searched: when it changes, the form has done its work. */
  readonly asked: object;
  /** Where the same form has a page of its own, for who has no scripts. */
  readonly page: string;
  /** The form that "Edit search" opens. */
  readonly children: ReactNode;
};

/** The head of a list of results: what was searched, and a button that opens the form to search something else. */
export const SearchHead = ({ asked, page, children, ...bar }: SearchHeadProps) => (
  <div className={css.head}>
    <TripBar {...bar} />
    <Edit asked={asked} page={page}>
      {children}
    </Edit>
  </div>
);

/**
 * The form under its button; it closes when another search was asked, and the focus stays at the button. With its lists
 * of places it is as long as the results, so it is drawn for who opens it.
 */
function Edit({ asked: search, page, children }: Pick<SearchHeadProps, 'asked' | 'page' | 'children'>) {
  const box = useRef<HTMLDetailsElement>(null);
  const asked = JSON.stringify(search);
  const last = useRef(asked);
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted((is) => is || box.current?.open === true);
  // Before the page came alive it may have been opened.
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
