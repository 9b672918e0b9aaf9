import { notFound } from '@tanstack/react-router';
import { own } from '#domain/core/own.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { orNotFound } from '#src/platform/accounts/account-queries.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { DeskPlace } from '#src/routes/-support/accounts/any-desk.ts';
import { desks } from '#src/routes/-support/accounts/desks.ts';
import type { StaffPage } from '#src/screens/accounts/staff/staff-page.ts';

type Loaded = { readonly title: string; readonly page: StaffPage };
type Place = DeskPlace & { readonly desk?: string | undefined };

/** Data of a staff page for the signed-in staff member. 404 where no staff is configured. */
export async function loadStaff(context: AppContext, { desk: named = '', ...place }: Place): Promise<Loaded> {
  const api = apiOf(context);
  const { member, dueFacts } = await orNotFound(unwrap(api.GET('/staff/session')));
  const desk = own(desks, named);
  if (named !== '' && !desk) throw notFound();
  if (!member) return { title: m.staff_enter_title(), page: { kind: 'signIn' } };
  const { name, permissions } = member;
  const title = m.staff_desks();
  if (!desk) {
    const mine = Object.values(desks).filter(({ permission }) => permissions.includes(permission));
    return { title, page: { kind: 'desks', name, desks: mine.map(({ link }) => link()), dueFacts } };
  }
  try {
    await desk.screen.preload();
    const loaded = await desk.load(api, place);
    return { title: loaded.title, page: { kind: 'desk', name, desk: named, page: loaded.page } };
  } catch (error) {
    if (error instanceof ProblemError && error.status === 403) return { title, page: { kind: 'forbidden', name } };
    throw error;
  }
}
