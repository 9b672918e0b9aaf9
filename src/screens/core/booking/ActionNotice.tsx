import { type ReactNode, useEffect, useRef } from 'react';
import css from '#src/ui/Status.module.css';

type ActionNoticeProps = {
  /** Result of the action; null: none yet. */
  readonly of: unknown;
  readonly children: ReactNode;
};

/**
 * Result of an action beside its button. Gets the focus when it appears, so that it is seen on a phone, read aloud, and next to the
 * following control.
 */
export function ActionNotice({ of, children }: ActionNoticeProps) {
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
