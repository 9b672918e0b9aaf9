import { sql } from 'kysely';
import { openOffer } from '#server/products/flights/offers.ts';
import { quoteOf } from '#server/products/flights/quote.ts';
import { ensureStock, readStock } from '#server/products/flights/stock.ts';
import { type Befalls, type Staged, stagedHold } from '#server/scenarios/hold.ts';

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

export const staged: Staged = ({ holdFlights }) => ({ holdFlights: stagedHold(holdFlights, befalls) });
