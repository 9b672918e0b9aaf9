import { AHEAD_MS } from '#src/platform/core/checkout/idle-flow.ts';

type WakeInProps = { readonly searchedAt: number; readonly expiresAt: number };

/** When the flow of a resting list must load: in ms after the search, before the list expires. Read by src/app/start-later.ts. */
export const WakeIn = ({ searchedAt, expiresAt }: WakeInProps) => (
  <meta name="wake-in" content={String(expiresAt - searchedAt - AHEAD_MS)} />
);
