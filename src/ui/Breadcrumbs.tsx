import { Fragment } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { breadcrumbData, type Crumb } from '#src/ui/breadcrumb-data.ts';
import { DataBlock } from '#src/ui/DataBlock.tsx';

export type BreadcrumbsProps = {
  /** The pages above this one, the topmost first. */
  readonly above: readonly Crumb[];
  /** This page. */
  readonly here: string;
  readonly isCode?: boolean;
};

/** Where a page belongs: shown, and as structured data for machines that read pages. */
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
