import { useEffect, useRef, useState } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { buttonLook } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Status } from '#src/ui/Status.tsx';

export type ShowMoreProps = {
  /** The page that shows one part of the list more; null when all of it is there. */
  readonly href: string | null;
  /** How many are shown. */
  readonly count: number;
  readonly isLoading: boolean;
};

/** Wears the next one of a list: `showMore` leads there, without scripts too. `position` counts from 0. */
export const listItem = (position: number) => ({ id: `n${position + 1}`, tabIndex: -1 });

/** The rest of a list: a link to the same page with more of it. What has come is told, and the focus goes to its first. */
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
