import { createElement, type HTMLAttributes, type ReactNode } from 'react';
import css from '#src/ui/Card.module.css';
import { flag, type Gap, layoutClass } from '#src/ui/layout.tsx';

export type CardProps = Readonly<Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'>> & {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside' | 'details';
  readonly isTight?: boolean;
  readonly isFlush?: boolean;
  readonly gap?: Gap;
};

export const cardClass: string = css.card ?? '';

/** A bordered surface without shadow: only floating parts have one. */
export const Card = ({ as = 'div', isTight, isFlush, gap, ...rest }: CardProps): ReactNode =>
  createElement(as, {
    ...rest,
    className: gap ? `${cardClass} ${layoutClass.stack}` : cardClass,
    'data-tight': flag(isTight),
    'data-flush': flag(isFlush),
    'data-gap': gap,
  });
