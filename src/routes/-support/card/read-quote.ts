import type { Rates } from '#domain/core/rates.ts';
import type { components } from '#openapi/generated/types.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

type CardQuote = components['schemas']['CardQuote'];

/** The rates of a quote in the form that calculations take. */
export const ratesOf = ({ on, EUR, USD }: CardQuote['rates']): Rates => ({ on, rials: { EUR, USD } });

/** Asks for a quote; with one that still holds the same comes back. */
export const readQuote = (context: AppContext, quote?: string): Promise<CardQuote> =>
  unwrap(apiOf(context).GET('/card/quotes', { params: { query: quote === undefined ? {} : { quote } } }));
