import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { type TourList, toursQuery } from '#src/platform/tours/tour-queries.ts';

/** Places are counted anew after it. */
const SOON_MS = 5000;

export type ListData = { readonly list: TourList; readonly now: number };

/** The titles stand here and not in the routes, which all pages carry. */
export async function loadTourList(context: AppContext, people: number, page: 'first' | 'list') {
  const query = { ...toursQuery(apiOf(context), people), staleTime: SOON_MS };
  return {
    list: await queryClientOf(context).fetchQuery(query),
    now: context.now(),
    title: page === 'first' ? m.tourlist_page_title() : m.tourlist_page_title_list(),
    description: m.tourlist_page_description(),
  };
}
