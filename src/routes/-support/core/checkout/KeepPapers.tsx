import { lazy } from 'react';
import type { KeptPapersHostProps } from '#src/routes/-support/core/checkout/KeptPapersHost.tsx';
import { IdlePart } from '#src/routes/-support/core/pages/IdlePart.tsx';

const KeptPapersHost = lazy(async () => ({
  default: (await import('#src/routes/-support/core/checkout/KeptPapersHost.tsx')).KeptPapersHost,
}));

type Props = KeptPapersHostProps & { readonly isForLater?: boolean };

export const KeepPapers = ({ isForLater = false, ...props }: Props) => (
  <IdlePart isForLater={isForLater}>
    <KeptPapersHost key={props.path} {...props} />
  </IdlePart>
);
