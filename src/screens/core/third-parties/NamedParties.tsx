import type { ReactNode } from 'react';
import type { ThirdParties } from '#domain/core/third-parties.ts';
import { m } from '#src/copy/generated/messages.js';
import { List } from '#src/screens/core/content/ContentPage.tsx';
import { whatOf } from '#src/screens/core/third-parties/what-of.ts';

export type NamedPartiesProps = {
  readonly named: ThirdParties;
  /** Consent controls; appear after hydration. */
  readonly choices: ReactNode;
};

/** Configured third parties, part of the server HTML. */
export const NamedParties = ({ named: { framed, review }, choices }: NamedPartiesProps) => (
  <>
    {framed.length > 0 ? <p>{m.thirdparties_lead()}</p> : null}
    <List
      items={[...framed.map(whatOf), ...(review ? [m.thirdparties_review({ host: new URL(review.url).host })] : [])]}
    />
    {choices}
  </>
);
