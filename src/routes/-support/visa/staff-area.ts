import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { orNotFound } from '#src/platform/accounts/account-queries.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { StaffArea } from '#src/routes/-support/accounts/any-area.ts';
import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';
import type { StaffVisaPage } from '#src/screens/visa/staff/staff-request.ts';

/** The area of visa requests. */
export const area: StaffArea<StaffVisaPage> = {
  permission: 'visa.read',
  link: () => ({ href: pathTo.staffVisa(), title: m.staff_title() }),
  screen: lazyScreen(async () => (await import('#src/routes/-support/visa/VisaReview.tsx')).VisaReview),
  load: async (api, { id }) => {
    if (id === undefined) {
      const list = await unwrap(api.GET('/staff/visa/requests'));
      return { title: m.staff_title(), page: { kind: 'list', list } };
    }
    const params = { path: { orderId: id } };
    const request = await orNotFound(unwrap(api.GET('/staff/visa/requests/{orderId}', { params })));
    return { title: request.reference, page: { kind: 'request', request } };
  },
};
