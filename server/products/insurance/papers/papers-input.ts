import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type PapersInput = {
  readonly order: Schemas['InsuranceOrder'];
  readonly documents: Schemas['Documents'];
  readonly url: string;
};
