import { euro } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { HOTEL_LIST_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { cityTaxOf } from '#domain/hotels/hotel-prices.ts';
import { guestCount } from '#domain/hotels/hotel-rooms.ts';
import type { Operation } from '#server/contract.ts';
import { catalogueOf } from '#server/products/hotels/inventory/catalogue.ts';
import { offerId, toChoice } from '#server/products/hotels/offers.ts';
import { keysOf, leastNights, nearestOf } from '#server/products/hotels/operations/searchHotels.ts';
import { type Choice, cheapestTogether, choicesFor, quoteRooms } from '#server/products/hotels/quote.ts';
import { stayOf } from '#server/products/hotels/stay.ts';
import { readStock } from '#server/products/hotels/stock.ts';
import { withoutOwn } from '#server/products/hotels/visitor-holds.ts';

/** The rooms and rates of one hotel for a stay. Holds nothing. */
export const searchHotelRooms: Operation<'searchHotelRooms'> = async ({ body, who, deps }) => {
  const now = deps.now();
  const hotel = (await catalogueOf(deps.db, now)).hotels.get(body.hotelId);
  if (!hotel) throw new ProblemError(404, { code: 'not_found', message: 'This hotel is not sold here.' });
  const stay = stayOf(body, hotel.city.timeZone, now);
  const { checkIn, checkOut, nights, rooms } = stay;
  const read = await readStock(deps.db, keysOf([hotel]), { from: checkIn, to: checkOut });
  const book = await withoutOwn(deps.db, read, who.visitor, now);
  const quotes = quoteRooms(hotel, book, stay);
  const byParty = rooms.map((party) => {
    const choices = choicesFor(hotel, quotes, party, stay);
    const isChosen = ({ quote }: Choice) => Number(quote.room.id === party.type);
    return { party, choices: choices.toSorted((a, b) => isChosen(b) - isChosen(a)) };
  });
  const together = cheapestTogether(byParty.map(({ choices }) => choices));
  const of = { hotel, stay, secret: deps.config.secret };
  const [full] = together ? [] : await nearestOf(deps.db, [hotel], book, stay);
  const tax = hotel.row.cityTax;
  return {
    status: 200,
    body: {
      searchedAt: now,
      expiresAt: now + HOTEL_LIST_SECONDS * 1000,
      hotelId: hotel.id,
      checkIn,
      checkOut,
      nights: nights.length,
      guests: guestCount(rooms),
      rooms: byParty.map(({ party, choices }) => ({
        party,
        choices: choices.map((choice) => toChoice(choice, { ...of, party })),
      })),
      best: together && {
        offerIds: together.map((choice, index) =>
          offerId(choice, { ...of, party: rooms[index] ?? { adults: [], children: [] } }),
        ),
        total: euro(together.reduce((sum, { total }) => sum + total, 0)),
      },
      cityTax: tax && euro(cityTaxOf(tax, rooms, nights.length)),
      minNights: leastNights(hotel, book, stay),
      nearest: full?.nearest ?? [],
    },
  };
};
