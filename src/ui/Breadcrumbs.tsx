import { Fragment } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { breadcrumbData, type Crumb } from '#src/ui/breadcrumb-data.ts';
import { DataBlock } from '#src/ui/DataBlock.tsx';

export type BreadcrumbsProps = {
  /** Parent pages, topmost first. */
  readonly above: readonly Crumb[];
  readonly here: string;
  readonly isCode?: boolean;
};

export const Breadcrumbs = ({ above, here, isCode = false }: BreadcrumbsProps) => (
  <nav className="small" aria-label={m.profile_order_crumbs()}>
    {above.map(({ href, text }) => (
      <Fragment key={href}>
        <a href={href}>{text}</a> /{' '}
      </Fragment>
    ))}
    <span className={isCode ? 'code' : undefined} aria-current="page">
      {here}
    </span>
    <DataBlock json={JSON.stringify(breadcrumbData(above, here)).replaceAll('<', '\\u003c')} />
  </nav>
);
