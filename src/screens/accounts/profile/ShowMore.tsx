import { useEffect, useRef, useState } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { buttonLook } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Status } from '#src/ui/Status.tsx';

export type ShowMoreProps = {
  /** URL with one more page of the list; null when all of it is shown. */
  readonly href: string | null;
  readonly count: number;
  readonly isLoading: boolean;
};

/** Props for list items, so that `showMore` can link to the next one, also without JavaScript. `position` counts from 0. */
export const listItem = (position: number) => ({ id: `n${position + 1}`, tabIndex: -1 });

/** Link to the same page with more items. Announces new items and focuses the first of them. */
export function ShowMore({ href, count, isLoading }: ShowMoreProps) {
  const before = useRef(count);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    const first = before.current;
    before.current = count;
    if (count <= first) return;
    setAdded(count - first);
    document.getElementById(listItem(first).id)?.focus({ preventScroll: true });
  }, [count]);
  return (
    <Stack gap={2}>
      <Status>{added > 0 ? <p className="small quiet">{m.profile_more_shown({ added, count })}</p> : null}</Status>
      {href ? (
        <Row>
          <a {...buttonLook()} href={`${href}#${listItem(count).id}`} aria-busy={isLoading ? true : undefined}>
            {m.profile_more()}
          </a>
        </Row>
      ) : null}
    </Stack>
  );
}
