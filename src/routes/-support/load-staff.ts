import { ProblemError } from '#domain/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { orNotFound } from '#src/platform/account-queries.ts';
import { apiOf, unwrap } from '#src/platform/api.ts';
import type { AppContext } from '#src/platform/context.ts';
import type { StaffPage } from '#src/screens/staff/staff-page.ts';

type Loaded = { readonly title: string; readonly page: StaffPage };

/** What the page of the staff shows to who asks. No such page where nobody is named to be staff. */
export async function loadStaff(context: AppContext, orderId: string | undefined): Promise<Loaded> {
  const api = apiOf(context);
  const { member } = await orNotFound(unwrap(api.GET('/staff/session')));
  if (!member) return { title: m.staff_enter_title(), page: { kind: 'signIn' } };
  const { name } = member;
  const title = m.staff_title();
  try {
    if (orderId === undefined) {
      const list = await unwrap(api.GET('/staff/visa/requests'));
      return { title, page: { kind: 'list', name, list } };
    }
    const params = { path: { orderId } };
    const request = await orNotFound(unwrap(api.GET('/staff/visa/requests/{orderId}', { params })));
    return { title: request.reference, page: { kind: 'request', name, request } };
  } catch (error) {
    if (error instanceof ProblemError && error.status === 403) return { title, page: { kind: 'forbidden', name } };
    throw error;
  }
}
