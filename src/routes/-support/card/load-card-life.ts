import { readCard, readCardLines } from '#src/platform/card/card-queries.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { CardLifeData } from '#src/routes/-support/card/card-life-data.ts';

/** The card and its newest lines; null where it cannot be read. */
export async function loadCardLife(context: AppContext, orderId: string): Promise<CardLifeData | null> {
  const api = apiOf(context);
  const [card, lines] = await Promise.all([orNull(readCard(api, orderId)), orNull(readCardLines(api, orderId, null))]);
  return card && lines ? { card, lines } : null;
}
