import { type ReactNode, useEffect, useRef } from 'react';
import css from '#src/ui/Status.module.css';

type ActionNewsProps = {
  /** What the action came to; null: nothing to say. */
  readonly of: unknown;
  readonly children: ReactNode;
};

/**
 * What became of an action, beside its button. The focus goes there when it happens, so that it is seen on a phone, is
 * read aloud, and the way on is the next Tab.
 */
export function ActionNews({ of, children }: ActionNewsProps) {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef(of);
  useEffect(() => {
    if (known.current === of) return;
    known.current = of;
    if (of) box.current?.focus();
  }, [of]);
  return (
    <div ref={box} tabIndex={-1} className={css.news}>
      {children}
    </div>
  );
}
