import { ProblemError } from '#domain/core/problem.ts';
import type { TransportPrices, TransportWish } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { type TransportInquiry, transportInquiryQuery } from '#src/platform/transport/transport-inquiry-query.ts';
import { transportPricesQuery } from '#src/platform/transport/transport-prices-query.ts';
import { wishOfUrl } from '#src/platform/transport/transport-url.ts';

export type AskData = {
  readonly wish: TransportWish;
  /** null: nothing of this kind is sold. */
  readonly prices: TransportPrices | null;
  readonly now: number;
  readonly isFromServer: boolean;
};

/** What the query asks for, with the price list that it is of. */
export async function loadAsk(context: AppContext, search: Readonly<Record<string, unknown>>) {
  const wish = wishOfUrl(search);
  const prices = await queryClientOf(context).fetchQuery(transportPricesQuery(apiOf(context), wish.kind));
  const data: AskData = { wish, prices, now: context.now(), isFromServer: import.meta.env.SSR };
  return { ...data, meta: metaOf(m.transportask_page_title()) };
}

export type AskedData = {
  /** null: not of this browser or account, or forgotten since. */
  readonly inquiry: TransportInquiry | null;
  readonly isFromServer: boolean;
};

export async function loadAsked(context: AppContext, inquiryId: string) {
  const inquiry = await queryClientOf(context)
    .fetchQuery({ ...transportInquiryQuery(apiOf(context), inquiryId), staleTime: 0 })
    .catch(nullIfNone);
  const data: AskedData = { inquiry, isFromServer: import.meta.env.SSR };
  return { ...data, meta: metaOf(m.inquiry_page_title_asked()) };
}

function nullIfNone(error: unknown): null {
  if (error instanceof ProblemError && [400, 404].includes(error.status)) return null;
  throw error;
}

const metaOf = (title: string) => [{ title }, { name: 'robots', content: 'noindex' }];
