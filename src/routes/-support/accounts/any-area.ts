import type { ReactElement } from 'react';
import type { components } from '#openapi/generated/types.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import type { AreaLink } from '#src/screens/accounts/staff/staff-page.ts';

/** Where in an area a URL leads. */
export type AreaPlace = { readonly id?: string | undefined; readonly search: Readonly<Record<string, unknown>> };

/** An area of the staff. Its name is what stands in the URL behind `/staff/`. Page: what it shows. */
export type StaffArea<Page extends object> = {
  readonly permission: components['schemas']['StaffPermission'];
  readonly link: () => AreaLink;
  /** Reads what it shows. Throws what the server says, as 403 for who may not. */
  readonly load: (api: Api, place: AreaPlace) => Promise<{ readonly title: string; readonly page: Page }>;
  /** In its chunk; the loader preloads it. */
  readonly screen: {
    readonly Screen: (props: { readonly page: Page }) => ReactElement;
    readonly preload: () => Promise<unknown>;
  };
};

/** An area whose page is not known here: it is given only what it loaded itself. */
export type AnyStaffArea = Omit<StaffArea<object>, 'screen'> & {
  readonly screen: {
    readonly Screen: (props: { readonly page: never }) => ReactElement;
    readonly preload: () => Promise<unknown>;
  };
};
