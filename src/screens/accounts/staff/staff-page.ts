import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** A desk in the list of desks. */
export type DeskLink = { readonly href: string; readonly title: string };

/** What the pages of the staff show. `page`: of the desk that the address names, as that desk loaded it. */
export type StaffPage =
  | { readonly kind: 'signIn' }
  | { readonly kind: 'forbidden'; readonly name: string }
  | {
      readonly kind: 'desks';
      readonly name: string;
      readonly desks: readonly DeskLink[];
      readonly dueFacts: readonly Schemas['DueFact'][];
    }
  | { readonly kind: 'desk'; readonly name: string; readonly desk: string; readonly page: object };
