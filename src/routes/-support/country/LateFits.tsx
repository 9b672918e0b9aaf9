import { lazy } from 'react';
import { IdlePart } from '#src/routes/-support/core/pages/IdlePart.tsx';
import type { FitsHostProps } from '#src/routes/-support/country/FitsHost.tsx';

const FitsHost = lazy(async () => ({ default: (await import('#src/routes/-support/country/FitsHost.tsx')).FitsHost }));

/** What fits to a valid booking; its code and its answer come when the page is idle. */
export const LateFits = ({ order }: FitsHostProps) => (
  <IdlePart>
    <FitsHost order={order} />
  </IdlePart>
);
