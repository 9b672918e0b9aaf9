import type { ComponentType } from 'react';
import type { OrderCore } from '#src/platform/core/api/queries.ts';
import type { OrderPageProps } from '#src/screens/accounts/profile/OrderScreen.tsx';

/** A second page of a product, for some of its orders: neither page brings the code of the other. */
export type OtherOrderPage<O extends OrderCore, Some extends O> = {
  readonly isOf: (order: O) => order is Some;
  /** Its source file, by which the server finds what it needs. */
  readonly source: string;
  readonly load: () => Promise<ComponentType<OrderPageProps<Some>>>;
};
