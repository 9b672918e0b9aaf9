import { isUnfinished } from '#domain/core/status-questions.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { partyOf } from '#domain/transport/runs/riders.ts';
import { queryOfPlaces } from '#src/platform/transport/run-url.ts';
import type { Query } from '#src/platform/transport/transport-url.ts';

/** The query of the plan on which the places of an order were chosen. */
export function queryOfOrder({ item, orderId, status }: RunOrder): Query {
  const { kind, from, to, day, places, infants, number } = item;
  const search = { kind, from: from.town, to: to.town, day, party: partyOf(places, infants) };
  // Who holds them and has not paid chooses others instead of them.
  const replaces = isUnfinished(status) ? orderId : null;
  return queryOfPlaces(search, { number, classId: item.class.id, way: null, replaces });
}
