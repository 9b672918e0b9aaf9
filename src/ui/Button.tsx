import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import css from '#src/ui/Button.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { flag } from '#src/ui/layout.tsx';
import { Words } from '#src/ui/Words.tsx';

export type ButtonKind = 'plain' | 'primary' | 'stop' | 'quiet' | 'link';
export type ButtonLook = {
  readonly kind?: ButtonKind;
  readonly size?: 's' | 'm' | 'l';
  readonly isWide?: boolean;
  /** Square, for close, swap, plus and minus; needs an `aria-label`. */
  readonly isIcon?: boolean;
};
export type ButtonProps = Readonly<Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'>> &
  ButtonLook & { readonly icon?: IconName; readonly isBusy?: boolean };

const buttonClass: string = css.button ?? '';

const sayUnless = <T extends string>(usual: T, said: T) => (said === usual ? undefined : said);

/** Props that make a link look like a button: `<Link {...buttonLook({ kind: 'primary' })} to="/">`. */
export const buttonLook = ({ kind = 'plain', size = 'm', isWide, isIcon }: ButtonLook = {}) => ({
  className: buttonClass,
  'data-kind': sayUnless('plain', kind),
  'data-size': sayUnless('m', size),
  'data-wide': flag(isWide),
  'data-icon': flag(isIcon),
});

/**
 * A busy button keeps its focus and ignores clicks. A busy submit button is also disabled, which loses the focus; it regains it when
 * enabled, unless the focus moved elsewhere.
 */
export function Button({
  kind,
  size,
  isWide,
  isIcon,
  icon,
  isBusy,
  type = 'button',
  onClick,
  onMouseDown,
  children,
  disabled,
  ref,
  ...rest
}: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLButtonElement);
  const isLocked = isBusy === true && type === 'submit';
  useFocusBack(own, isLocked);
  const isDead = isBusy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDead) event.preventDefault();
    else onClick?.(event);
  };
  const look = {
    ...buttonLook({
      ...(kind ? { kind } : {}),
      ...(size ? { size } : {}),
      isWide: isWide === true,
      isIcon: isIcon === true,
    }),
  };
  return (
    <button
      {...rest}
      {...look}
      ref={own}
      type={type}
      disabled={disabled || isLocked}
      onClick={click}
      onMouseDown={(event) => {
        keepFocusInDoubleClick(event);
        onMouseDown?.(event);
      }}
      aria-busy={isBusy ? true : undefined}
    >
      {icon ? <Icon name={icon} /> : null}
      <Words>{children}</Words>
    </button>
  );
}

/**
 * The first click of a double click may bring another page, or move the focus. The second press lands on whatever is there by then and must
 * not take the focus from it. The listener is set at the first press: one set with the new page would miss a press that comes while React
 * draws it.
 */
function keepFocusInDoubleClick({ detail }: MouseEvent): void {
  if (detail > 1) return;
  const keep = (press: globalThis.MouseEvent) => press.detail > 1 && press.preventDefault();
  addEventListener('mousedown', keep, { capture: true, once: true });
}

function useFocusBack(button: RefObject<HTMLButtonElement | null>, isLocked: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const isLeft = document.activeElement === null || document.activeElement === document.body;
    if (isLocked) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && isLeft) button.current?.focus();
    if (!isLocked) hadFocus.current = false;
  }, [button, isLocked]);
}
