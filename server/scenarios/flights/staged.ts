import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { HOUR_MS } from '#domain/core/time.ts';
import type { Deps } from '#server/orders/deps.ts';
import { asFlights, FLIGHTS } from '#server/products/flights/detail.ts';
import { moveFlight } from '#server/products/flights/move-flight.ts';
import { openOffer } from '#server/products/flights/offers.ts';
import { quoteOf } from '#server/products/flights/quote.ts';
import { ensureStock, readStock } from '#server/products/flights/stock.ts';
import { type Befalls, type Staged, stagedHold } from '#server/scenarios/hold.ts';
import { scenarioOf } from '#server/scenarios/scenario.ts';

/** Applies to the outbound flight. */
const befalls: Befalls = {
  movePrice: async ({ db, config, now }, [offerId = ''], cents) => {
    const { fare, party } = openOffer(offerId, now(), config.secret);
    await ensureStock(db, [fare.fareId]);
    const book = await readStock(db, [fare.route], { from: fare.day, to: fare.day });
    const { adult } = quoteOf(fare, book, party, now()).prices;
    const adult_price = Math.max(100, adult.amount + cents);
    await db.updateTable('seat_stock').set({ adult_price }).where('fare_id', '=', fare.fareId).execute();
  },
  sellOut: async ({ db, config, now }, [offerId = '']) => {
    const { fare } = openOffer(offerId, now(), config.secret);
    await ensureStock(db, [fare.fareId]);
    await db
      .updateTable('seat_stock')
      .set({ sold: sql<number>`capacity - held` })
      .where('fare_id', '=', fare.fareId)
      .execute();
  },
};

export const staged: Staged = ({ holdFlights, readOrder, confirmChange }) => ({
  holdFlights: stagedHold(holdFlights, befalls),
  readOrder: async (call) => {
    await airlineMoves(call);
    return readOrder(call);
  },
  confirmChange: async (call) => {
    await airlineMoves(call);
    return confirmChange(call);
  },
});

type Call = { readonly path: { readonly orderId: string }; readonly request: FastifyRequest; readonly deps: Deps };

/** Once per order: a flight that was moved is moved no further. */
async function airlineMoves({ path, request, deps }: Call): Promise<void> {
  if (scenarioOf(request) !== 'flightMoved') return;
  const { db, config } = deps;
  const row = await db.selectFrom('orders').selectAll().where('id', '=', path.orderId).executeTakeFirst();
  const [leg] = row?.product === FLIGHTS && row.status === 'issued' ? asFlights(row).detail.legs : [];
  if (!leg || leg.moved) return;
  const { flightNumber, departsAt, terminal } = leg.flight;
  const day = leg.fareId.split('.')[1] ?? '';
  const move = { flightNumber, day, departsAt: departsAt + 2 * HOUR_MS, terminal };
  await moveFlight({ db, publicUrl: config.publicUrl, now: deps.now() }, move);
}
