import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import css from '#src/ui/search/Popover.module.css';

export type PopoverProps = {
  readonly label: string;
  readonly children: ReactNode;
  /** Called on Escape, on a click outside, and when the focus leaves. */
  readonly onClose: () => void;
  /** The button that opened it: clicks on it are not "outside", and Escape returns the focus to it. */
  readonly opener: RefObject<HTMLElement | null>;
};

/** A non-modal panel under its field. Render it to open it; its container needs `position: relative`. */
export function Popover({ label, children, onClose, opener }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  // Aligned with the start of its field, or with the end if it would overflow; scrolls the page to show it.
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect();
    if (panel.current && box && (box.right > document.documentElement.clientWidth - 4 || box.left < 4))
      panel.current.dataset.end = '';
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (panel.current?.contains(target) || opener.current?.contains(target));
    const press = (event: Event) => {
      if (!isInside(event.target)) close.current();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close.current();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('focusin', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('focusin', press);
      document.removeEventListener('keydown', key);
    };
  }, [opener]);
  return (
    <div className={`${css.popover} ${css.under}`} role="dialog" aria-label={label} ref={panel}>
      {children}
    </div>
  );
}
