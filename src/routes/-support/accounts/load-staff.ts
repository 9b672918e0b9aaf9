import { notFound } from '@tanstack/react-router';
import { ProblemError } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { orNotFound } from '#src/platform/accounts/account-queries.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { messageDesk, visaDesk } from '#src/routes/-support/accounts/staff-screens.ts';
import { CONVERSATION_STATES, DESKS, type DeskName, type StaffPage } from '#src/screens/accounts/staff/staff-page.ts';

type Loaded = { readonly title: string; readonly page: StaffPage };
type Search = Readonly<Record<string, unknown>>;
type Place = { readonly desk?: string | undefined; readonly id?: string | undefined; readonly search: Search };

const NAMES = Object.keys(DESKS) as DeskName[];

/** Data of a staff page for the signed-in staff member. 404 where no staff is configured. */
export async function loadStaff(context: AppContext, { desk, id, search }: Place): Promise<Loaded> {
  const api = apiOf(context);
  const { member, dueFacts } = await orNotFound(unwrap(api.GET('/staff/session')));
  const named = NAMES.find((name) => name === desk);
  if (desk !== undefined && !named) throw notFound();
  if (!member) return { title: m.staff_enter_title(), page: { kind: 'signIn' } };
  const { name, permissions } = member;
  const title = m.staff_desks();
  if (!named) {
    const desks = NAMES.filter((one) => permissions.includes(DESKS[one]));
    return { title, page: { kind: 'desks', name, desks, dueFacts } };
  }
  try {
    await (named === 'visa' ? visaDesk : messageDesk).preload();
    return named === 'visa' ? await visaPage(api, name, id) : await messagePage(api, name, { id, search });
  } catch (error) {
    if (error instanceof ProblemError && error.status === 403) return { title, page: { kind: 'forbidden', name } };
    throw error;
  }
}

async function visaPage(api: Api, name: string, orderId: string | undefined): Promise<Loaded> {
  if (orderId === undefined) {
    const list = await unwrap(api.GET('/staff/visa/requests'));
    return { title: m.staff_title(), page: { kind: 'list', name, list } };
  }
  const params = { path: { orderId } };
  const request = await orNotFound(unwrap(api.GET('/staff/visa/requests/{orderId}', { params })));
  return { title: request.reference, page: { kind: 'request', name, request } };
}

async function messagePage(api: Api, name: string, { id, search }: Pick<Place, 'id' | 'search'>): Promise<Loaded> {
  if (id === undefined) {
    const state = CONVERSATION_STATES.find((one) => one === search.state);
    const cursor = typeof search.cursor === 'string' ? search.cursor : undefined;
    const query = { ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) };
    const list = await orNotFound(unwrap(api.GET('/staff/messages', { params: { query } })));
    const page = { kind: 'conversations', name, list, state, isFirst: cursor === undefined } as const;
    return { title: m.staff_messages_title(), page };
  }
  const params = { path: { conversationId: id } };
  const staffed = await orNotFound(unwrap(api.GET('/staff/messages/{conversationId}', { params })));
  return { title: staffed.conversation.number, page: { kind: 'conversation', name, staffed } };
}
