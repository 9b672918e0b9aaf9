import type { RunOrder } from '#domain/transport/orders.ts';
import type { components } from '#openapi/generated/types.ts';

export type TicketsInput = {
  readonly order: RunOrder;
  readonly documents: components['schemas']['Documents'];
  readonly url: string;
};
