import type { ReactNode } from 'react';
import css from '#src/ui/Empty.module.css';
import { Row } from '#src/ui/layout.tsx';
import { Tile } from '#src/ui/Tile.tsx';

export type EmptyProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Slug of the place without results. */
  readonly slug?: string;
};

export const Empty = ({ title, children, actions, slug }: EmptyProps) => (
  <div className={css.empty}>
    {slug ? (
      <div className={css.pic}>
        <Tile slug={slug} />
      </div>
    ) : null}
    <h2 className="strong">{title}</h2>
    {children ? <div className="quiet">{children}</div> : null}
    {actions ? <Row>{actions}</Row> : null}
  </div>
);
