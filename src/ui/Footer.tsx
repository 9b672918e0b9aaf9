import type { ReactNode } from 'react';
import { BRAND } from '#domain/core/brand.ts';
import css from '#src/ui/Footer.module.css';
import { layoutClass } from '#src/ui/layout.tsx';
import { TileImage } from '#src/ui/Tile.tsx';

export type FooterColumn = {
  readonly title: string;
  readonly links: readonly { readonly id: string; readonly link: ReactNode }[];
};
export type FooterProps = {
  /** Notice on all pages about what is simulated. */
  readonly honest: ReactNode;
  readonly about?: ReactNode;
  readonly columns?: readonly FooterColumn[];
  /** Place of the closing band; none in booking steps. */
  readonly slug?: string;
};

export const Footer = ({ honest, about, columns = [], slug }: FooterProps) => (
  <footer className={css.footer}>
    {slug ? (
      <div className={css.band}>
        <TileImage slug={slug} shape="band" />
      </div>
    ) : null}
    <div className={layoutClass.wrap}>
      {columns.length > 0 ? (
        <div className={css.links}>
          <div>
            <strong className="strong">
              {BRAND.name}{' '}
              <span lang="fa" dir="rtl">
                {BRAND.nameFa}
              </span>
            </strong>
            <p className="small">{about}</p>
          </div>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ id, link }) => (
                  <li key={id}>{link}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ) : null}
      <div className={css.honest}>
        <p>{honest}</p>
      </div>
    </div>
  </footer>
);
