import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type StaffRequest = Schemas['StaffVisaRequest'];
export type StaffApplicant = Schemas['StaffVisaApplicant'];
export type StaffAct = Schemas['StaffVisaActName'];

/** What the desk of visa requests shows. */
export type StaffVisaPage =
  | { readonly kind: 'list'; readonly list: Schemas['StaffVisaRequests'] }
  | { readonly kind: 'request'; readonly request: StaffRequest };
