import { ISSUE_PROMISE_SECONDS } from '#domain/core/limits.ts';
import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { placeOfCity } from '#domain/country/places.ts';
import { emptyGuests, guestPlaces } from '#domain/hotels/hotel-guests.ts';
import { HOTEL_HOLD_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { guestCount } from '#domain/hotels/hotel-rooms.ts';
import { defineProduct } from '#server/orders/product.ts';
import { cancellationOf, partOf } from '#server/products/hotels/cancellation.ts';
import { changes } from '#server/products/hotels/change.ts';
import { type HotelDetail, itemOf, partiesOf, spanOf, stockOf } from '#server/products/hotels/detail.ts';
import { cardsOf } from '#server/products/hotels/driver.ts';
import { checkGuests, priceFor } from '#server/products/hotels/guests.ts';
import { explainSoldOut, holdRoomsAgain } from '#server/products/hotels/hold-again.ts';
import { inquiries } from '#server/products/hotels/inquiry.ts';
import { quoteRooms, roomNames, unsellRooms } from '#server/products/hotels/leave.ts';
import { MAIL_WORDS, stayBlock, stayCalendar, voucherBlocks } from '#server/products/hotels/mails.ts';
import { findRooms } from '#server/products/hotels/mend.ts';
import { drawPapers } from '#server/products/hotels/papers/draw.ts';
import { takePaid } from '#server/products/hotels/reserve-rooms.ts';
import { ROOM_HOLD_LIMITS } from '#server/products/hotels/rooms-held.ts';
import { changeNights, hasSpareNights } from '#server/products/hotels/stock.ts';
import { bookRooms } from '#server/products/hotels/supplier.ts';
import { boardWords, nameWords, nightsWords, titleOf } from '#server/products/hotels/words.ts';

const placeOfHotel = ({ hotel: { city } }: HotelDetail) => placeOfCity(city.slug, city.name.en);

/** Rooms of a simulated supplier. A real one would implement the same methods. */
export const hotels = defineProduct<HotelDetail>({
  pageOf: (orderId) => pathTo.voucher(orderId),
  summary: (detail) => ({
    title: titleOf(detail),
    place: detail.hotel.city.slug,
    ...spanOf(detail),
    people: guestCount(partiesOf(detail)),
  }),
  steps: (detail) => [
    {
      kind: 'stay',
      ...spanOf(detail),
      from: placeOfHotel(detail),
      to: placeOfHotel(detail),
      title: nameWords(detail.hotel),
      text: [detail.hotel.area.en, ...detail.rooms.map(({ room }) => room.name.en)].join(', '),
      ...cardsOf(detail.hotel.driver),
      counterClosesAt: null,
      answerBy: null,
      enterBy: null,
    },
  ],
  mend: findRooms,
  view: (order, people, asker) => ({
    item: itemOf(order, people, asker),
    // As sold: the price of an order stays, and what came back is told beside it.
    lines: [
      ...(order.detail.sold?.rooms ?? order.detail.rooms).map(({ room, rate, payNow }, index) => ({
        part: partOf(index),
        words: [
          `Room ${index + 1}: ${room.name.en}`,
          boardWords(rate.board),
          nightsWords(order.detail.nights),
          ...(rate.payment === 'atHotel' ? ['deposit'] : []),
        ].join(', '),
        count: 1,
        each: euro(payNow),
        sum: euro(payNow),
      })),
      ...(order.detail.kept
        ? [
            {
              part: 'kept',
              words: 'Kept for nights that were given back',
              count: 1,
              each: euro(order.detail.kept),
              sum: euro(order.detail.kept),
            },
          ]
        : []),
    ],
  }),
  holdSeconds: HOTEL_HOLD_SECONDS,
  reprice: async (_tx, order, details) => priceFor(order, details),
  holdAgain: holdRoomsAgain,
  people: {
    emptyDraft: (detail) => emptyGuests(guestPlaces(detail.rooms)),
    check: checkGuests,
    isPrivate: (answer) => answer === 'wishes',
  },
  stock: {
    take: async (db, detail) => ({ taken: await takePaid(db, detail) }),
    release: async (db, detail) => void (await changeNights(db, stockOf(detail), { held: -1, sold: 0 })),
    sell: async (db, detail) => void (await changeNights(db, stockOf(detail), { held: -1, sold: 1 })),
    unsell: async (db, detail) => void (await changeNights(db, stockOf(detail), { held: 0, sold: -1 })),
    hasSpare: (db, detail) => hasSpareNights(db, stockOf(detail)),
    holdLimits: ROOM_HOLD_LIMITS,
    explain: explainSoldOut,
  },
  supplier: { issue: bookRooms, promiseMs: () => ISSUE_PROMISE_SECONDS * 1000 },
  cancellation: {
    quote: async (_db, order, _people, now) => cancellationOf(order, now),
    parts: { quote: quoteRooms, stayProblem: () => null, namesOf: roomNames, unsell: unsellRooms },
  },
  changes,
  inquiries,
  papers: {
    words: MAIL_WORDS,
    bought: stayBlock,
    files: drawPapers,
    blocks: voucherBlocks,
    calendar: stayCalendar,
  },
});
