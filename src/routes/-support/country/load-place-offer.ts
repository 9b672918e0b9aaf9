import type { Place } from '#domain/country/places.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

/**
 * Reads what a product offers on the page of a place. `day`: of its prices, YYYY-MM-DD in Tehran. Never throws: what
 * cannot be read is null in the data.
 */
export type LoadPlaceOffer<Data> = (
  context: AppContext,
  at: { readonly place: Place; readonly day: string },
) => Promise<Data>;
