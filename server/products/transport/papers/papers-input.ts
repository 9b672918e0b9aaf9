import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type PapersInput = {
  readonly order: Schemas['TransportOrder'];
  readonly documents: Schemas['Documents'];
  readonly url: string;
};
