import { notFound } from '@tanstack/react-router';
import { ProblemError } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { orNotFound } from '#src/platform/accounts/account-queries.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { type TourInquiry, tourInquiryQuery } from '#src/platform/tours/tour-inquiry-query.ts';
import { type Tour, tourQuery } from '#src/platform/tours/tour-queries.ts';

/** Places are counted anew after it. */
const SOON_MS = 5000;
const PEOPLE = 2;

const readTour = (context: AppContext, slug: string): Promise<Tour> =>
  queryClientOf(context).fetchQuery({ ...tourQuery(apiOf(context), slug, PEOPLE), staleTime: SOON_MS });

export type AskData = { readonly tour: Tour; readonly now: number };

/** The tour that is asked for; 404 where the address names none of ours. */
export async function loadAsk(context: AppContext, slug: unknown) {
  if (typeof slug !== 'string') throw notFound();
  const tour = await orNotFound(readTour(context, slug));
  return { tour, now: context.now(), meta: metaOf(m.tourask_page_title({ tour: tour.card.title })) };
}

export type AskedData = {
  /** null: not of this browser or account, or forgotten since. */
  readonly found: { readonly inquiry: TourInquiry; readonly tour: Tour | null } | null;
  readonly isFromServer: boolean;
};

/** What was asked, and its tour. */
export async function loadAsked(context: AppContext, inquiryId: string) {
  const client = queryClientOf(context);
  const inquiry = await client
    .fetchQuery({ ...tourInquiryQuery(apiOf(context), inquiryId), staleTime: 0 })
    .catch(nullIfNone);
  // A tour may leave the programme before its question is answered.
  const found = inquiry && { inquiry, tour: await readTour(context, inquiry.tour).catch(nullIfNone) };
  const data: AskedData = { found, isFromServer: import.meta.env.SSR };
  return { ...data, meta: metaOf(m.inquiry_page_title_asked()) };
}

function nullIfNone(error: unknown): null {
  if (error instanceof ProblemError && [400, 404].includes(error.status)) return null;
  throw error;
}

const metaOf = (title: string) => [{ title }, { name: 'robots', content: 'noindex' }];
