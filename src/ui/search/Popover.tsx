import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import css from '#src/ui/search/Popover.module.css';

export type PopoverProps = {
  readonly label: string;
  readonly children: ReactNode;
  /** Called by Escape, a press outside, and when the focus goes elsewhere. */
  readonly onClose: () => void;
  /** The button that opened it: a press on it is not "outside", and Escape brings the focus back to it. */
  readonly opener: RefObject<HTMLElement | null>;
};

/** A panel under its field, not modal. Render it to open it; its box needs `position: relative`. */
export function Popover({ label, children, onClose, opener }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  // Under the beginning of its field, or under the end when it would leave the screen; the page moves until it is seen.
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
