import type { AppContext } from '#src/platform/core/flow/context.ts';
import { lazyPart } from '#src/routes/-support/core/pages/lazy-screen.ts';
import type { FlightsData } from '#src/routes/-support/flights/load-flights.ts';
import { noSeats } from '#src/routes/-support/flights/results-parts.ts';
import type { BesideEmptyList } from '#src/screens/flights/results/NoFlights.tsx';

const ofEmptyList = lazyPart(() => import('#src/routes/-support/flights/beside-empty-list.ts'));

/** What stands beside a list without seats, by leg, with its code. Most lists have some, and need nothing of it. */
export async function besideList(context: AppContext, data: FlightsData): Promise<BesideEmptyList> {
  const legs = [data.availability?.departing, data.availability?.returning];
  if (!legs.some((leg) => leg?.offers.length === 0)) return {};
  context.addPart?.('src/routes/-support/flights/EmptyList.tsx');
  const [{ besideEmptyList }] = await Promise.all([ofEmptyList.preload(), noSeats.preload()]);
  return besideEmptyList(context, data);
}
