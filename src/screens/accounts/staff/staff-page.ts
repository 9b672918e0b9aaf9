import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** A desk in the list of desks. */
export type AreaLink = { readonly href: string; readonly title: string };

/** What the pages of the staff show. `page`: of the staff that the URL names, as that desk loaded it. */
export type StaffPage =
  | { readonly kind: 'signIn' }
  | { readonly kind: 'forbidden'; readonly name: string }
  | {
      readonly kind: 'areas';
      readonly name: string;
      readonly areas: readonly AreaLink[];
      readonly dueFacts: readonly Schemas['DueFact'][];
    }
  | { readonly kind: 'area'; readonly name: string; readonly area: string; readonly page: object };
