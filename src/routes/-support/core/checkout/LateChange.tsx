import { Suspense } from 'react';
import type { OrderCore } from '#src/platform/core/api/queries.ts';
import type { ChangeHostProps } from '#src/routes/-support/core/checkout/ChangeHost.tsx';
import { lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';
import type { ChangeComponent } from '#src/screens/core/change/change-slots.ts';

const part = lazyPiece<ChangeHostProps<OrderCore>>(
  async () => (await import('#src/routes/-support/core/checkout/ChangeHost.tsx')).ChangeHost,
);

/** Drawn by the server; its code comes after that of the page. */
const Late = (props: ChangeHostProps<OrderCore>) => (
  <Suspense>
    <part.Screen {...props} />
  </Suspense>
);

/** It takes the orders of any product, which the type of a part that is loaded late cannot say. */
export const LateChange = Late as ChangeComponent;
export const preloadChange = part.preload;
