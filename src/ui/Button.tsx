import type { ComponentPropsWithRef, MouseEvent } from 'react';
import css from '#src/ui/Button.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { flag } from '#src/ui/layout.tsx';

export type ButtonKind = 'plain' | 'primary' | 'stop' | 'quiet' | 'link';
export type ButtonLook = {
  readonly kind?: ButtonKind;
  readonly size?: 's' | 'm' | 'l';
  readonly isWide?: boolean;
  /** Square, for close, swap, plus and minus; give it an `aria-label`. */
  readonly isIcon?: boolean;
};
export type ButtonProps = Readonly<Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'>> &
  ButtonLook & { readonly icon?: IconName; readonly isBusy?: boolean };

export const buttonClass: string = css.button ?? '';

/** What a link spreads to look like a button: `<Link {...buttonLook({ kind: 'primary' })} to="/">`. */
export const buttonLook = ({ kind = 'plain', size = 'm', isWide, isIcon }: ButtonLook = {}) => ({
  className: buttonClass,
  'data-kind': kind,
  'data-size': size,
  'data-wide': flag(isWide),
  'data-icon': flag(isIcon),
});

/** A busy button keeps its place and its focus and swallows clicks. */
export function Button({
  kind,
  size,
  isWide,
  isIcon,
  icon,
  isBusy,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
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
    <button {...rest} {...look} type={type} onClick={click} aria-busy={isBusy ? true : undefined}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}
