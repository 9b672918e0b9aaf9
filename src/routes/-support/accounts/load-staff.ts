import { notFound } from '@tanstack/react-router';
import { own } from '#domain/core/own.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { orNotFound } from '#src/platform/accounts/account-queries.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { AreaPlace } from '#src/routes/-support/accounts/any-area.ts';
import { areas } from '#src/routes/-support/accounts/staff-areas.ts';
import type { StaffPage } from '#src/screens/accounts/staff/staff-page.ts';

type Loaded = { readonly title: string; readonly page: StaffPage };
type Place = AreaPlace & { readonly area?: string | undefined };

/** Data of a staff page for the signed-in staff member. 404 where no staff is configured. */
export async function loadStaff(context: AppContext, { area: named = '', ...place }: Place): Promise<Loaded> {
  const api = apiOf(context);
  const { member, dueFacts } = await orNotFound(unwrap(api.GET('/staff/session')));
  const area = own(areas, named);
  if (named !== '' && !area) throw notFound();
  if (!member) return { title: m.staff_enter_title(), page: { kind: 'signIn' } };
  const { name, permissions } = member;
  const title = m.staff_desks();
  if (!area) {
    const mine = Object.values(areas).filter(({ permission }) => permissions.includes(permission));
    return { title, page: { kind: 'areas', name, areas: mine.map(({ link }) => link()), dueFacts } };
  }
  try {
    await area.screen.preload();
    const loaded = await area.load(api, place);
    return { title: loaded.title, page: { kind: 'area', name, area: named, page: loaded.page } };
  } catch (error) {
    if (error instanceof ProblemError && error.status === 403) return { title, page: { kind: 'forbidden', name } };
    throw error;
  }
}
