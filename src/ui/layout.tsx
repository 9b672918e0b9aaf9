import { createElement, type HTMLAttributes, type ReactNode } from 'react';
import css from '#src/ui/layout.module.css';

type BoxTag =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'fieldset'
  | 'main';
type BoxProps = Readonly<Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'>> & { readonly as?: BoxTag };
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Class names for other elements, such as a form; gaps go in `data-gap`. */
export const layoutClass = {
  wrap: css.wrap ?? '',
  stack: css.stack ?? '',
  row: css.row ?? '',
  section: css.section ?? '',
  columns: css.cols ?? '',
  split: css.split ?? '',
  grid2: css['grid-2'] ?? '',
} as const;

const box = (className: string, { as = 'div', ...rest }: BoxProps, data: Readonly<Record<string, unknown>> = {}) =>
  createElement(as, { ...rest, ...data, className });

/** The page's width with its gutters. */
export const Wrap = (props: BoxProps): ReactNode => box(layoutClass.wrap, props);

/** A column; `gap` on the space scale, default 4. */
export const Stack = ({ gap, ...rest }: BoxProps & { readonly gap?: Gap }): ReactNode =>
  box(layoutClass.stack, rest, { 'data-gap': gap });

export const Row = ({
  isSpread,
  isStacked,
  align,
  ...rest
}: BoxProps & {
  readonly isSpread?: boolean;
  /** One below the other on a phone, all as wide as the page: the ways back and on. */
  readonly isStacked?: boolean;
  readonly align?: 'top' | 'base';
}): ReactNode =>
  box(layoutClass.row, rest, {
    'data-spread': flag(isSpread),
    'data-stacked': flag(isStacked),
    'data-top': flag(align === 'top'),
    'data-base': flag(align === 'base'),
  });

/** A band of the page; put a Wrap inside. `isTight` for pages of a flow. */
export const Section = ({
  isTight,
  isSunken,
  ...rest
}: BoxProps & { readonly isTight?: boolean; readonly isSunken?: boolean }): ReactNode =>
  box(layoutClass.section, { as: 'section', ...rest }, { 'data-tight': flag(isTight), 'data-sunken': flag(isSunken) });

/** Two, three or four columns on wide screens, one on narrow ones. */
export const Columns = ({ n, ...rest }: BoxProps & { readonly n: 2 | 3 | 4 }): ReactNode =>
  box(layoutClass.columns, rest, { 'data-n': n });

/** A main column with a sticky `aside`; the first child comes first on a phone. */
export const Split = ({ isEven, ...rest }: BoxProps & { readonly isEven?: boolean }): ReactNode =>
  box(layoutClass.split, rest, { 'data-even': flag(isEven) });

/** Two fields per row; a child with `data-all` spans the row. */
export const FieldGrid = (props: BoxProps): ReactNode => box(layoutClass.grid2, props);

/** Value of a boolean data attribute. */
export const flag = (isOn: boolean | undefined): '' | undefined => (isOn ? '' : undefined);
