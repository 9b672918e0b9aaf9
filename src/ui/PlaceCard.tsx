import type { ReactNode } from 'react';
import css from '#src/ui/PlaceCard.module.css';
import { Tile } from '#src/ui/Tile.tsx';

export type LinkParts = { readonly className: string; readonly children: ReactNode };
export type PlaceCardProps = {
  readonly slug: string;
  readonly name: string;
  readonly nameFa: string;
  readonly text: ReactNode;
  readonly isEager?: boolean;
  /** `(parts) => <Link to="/$city" params={…} {...parts} />` */
  readonly renderLink: (parts: LinkParts) => ReactNode;
};

/** A link to a place with its picture and its name in both scripts. */
export const PlaceCard = ({ slug, name, nameFa, text, isEager, renderLink }: PlaceCardProps) =>
  renderLink({
    className: css.place ?? '',
    children: (
      <>
        <Tile slug={slug} isEager={isEager === true} />
        <div>
          <h3>
            <span>{name}</span>
            <span lang="fa" dir="rtl">
              {nameFa}
            </span>
          </h3>
          <p>{text}</p>
        </div>
      </>
    ),
  });

/** A row of place cards: six on wide screens, scrolling on narrow ones. */
export const Arcade = ({
  label,
  isFour,
  children,
}: {
  readonly label: string;
  readonly isFour?: boolean;
  readonly children: ReactNode;
}) => (
  <nav className={css.arcade} aria-label={label} data-n={isFour ? '' : undefined}>
    {children}
  </nav>
);
