import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type StaffRequest = Schemas['StaffVisaRequest'];
export type StaffApplicant = Schemas['StaffVisaApplicant'];
export type StaffAct = Schemas['StaffVisaActName'];

/** What the page of the staff shows. */
export type StaffPage =
  | { readonly kind: 'signIn' }
  | { readonly kind: 'forbidden'; readonly name: string }
  | { readonly kind: 'list'; readonly name: string; readonly list: Schemas['StaffVisaRequests'] }
  | { readonly kind: 'request'; readonly name: string; readonly request: StaffRequest };
