import type { ComponentType } from 'react';
import type { Order } from '#src/platform/core/api/queries.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

/** What an order gave its owner and what lives on after it, as a card with a balance: it stands on the page of the order. */
export type OrderLife<Data = unknown> = {
  /** Of an order that has one. Nothing is read and nothing is loaded for the others. */
  readonly isOf: (order: Order) => boolean;
  /** null: not for who asks, or not there yet. */
  readonly load: (context: AppContext, order: Order) => Promise<Data | null>;
  /** Drawn by the server; its code comes with the page. */
  readonly Life: ComponentType<{ readonly order: Order; readonly data: Data }>;
};
