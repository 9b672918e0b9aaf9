import type { RideOrder } from '#domain/transport/orders.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type PapersInput = {
  readonly order: RideOrder;
  readonly documents: Schemas['Documents'];
  readonly url: string;
};
