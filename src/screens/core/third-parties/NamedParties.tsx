import type { ReactNode } from 'react';
import type { ThirdParties } from '#domain/core/third-parties.ts';
import { m } from '#src/copy/generated/messages.js';
import { List } from '#src/screens/core/content/ContentPage.tsx';
import { whatOf } from '#src/screens/core/third-parties/what-of.ts';

export type NamedPartiesProps = {
  readonly named: ThirdParties;
  /** Where an answer can be given or taken back; it comes when the page is live. */
  readonly choices: ReactNode;
};

/** Whom the owner has named, in the page from the server on. */
export const NamedParties = ({ named: { framed, review }, choices }: NamedPartiesProps) => (
  <>
    {framed.length > 0 ? <p>{m.thirdparties_lead()}</p> : null}
    <List
      items={[...framed.map(whatOf), ...(review ? [m.thirdparties_review({ host: new URL(review.url).host })] : [])]}
    />
    {choices}
  </>
);
