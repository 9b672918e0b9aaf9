import { pathTo } from '#domain/core/page-paths.ts';
import { formatDay } from '#domain/core/time.ts';
import { INQUIRY_OFFER_SECONDS } from '#domain/hotels/hotel-limits.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { InquirySlots } from '#src/screens/core/inquiry/inquiry-slots.ts';
import { boardName } from '#src/screens/hotels/board.ts';
import { taxWords } from '#src/screens/hotels/desk-words.ts';
import { hotelProblemText } from '#src/screens/hotels/HotelNotes.tsx';
import { HOLD_WORDS } from '#src/screens/hotels/hold-words.ts';
import css from '#src/screens/hotels/inquiry/AskedStay.module.css';
import { refundLines } from '#src/screens/hotels/refund-words.ts';
import { listHref } from '#src/screens/hotels/results/hotel-href.ts';
import { partyWords } from '#src/screens/hotels/words.ts';
import { Card } from '#src/ui/Card.tsx';
import { PriceLines } from '#src/ui/Price.tsx';
import { Tile } from '#src/ui/Tile.tsx';
import { houseSlug } from '#src/ui/tiles/houses.ts';

export type AskedHotel = {
  readonly hotel: components['schemas']['Hotel'];
  readonly inquiry: components['schemas']['HotelInquiry'];
};

const nameOf = ({ hotel }: AskedHotel): string => hotel.hotel.name.en;

/** A stay that a hotel is asked for first. */
export const hotelInquirySlots: InquirySlots<AskedHotel> = {
  above: ({ hotel: { hotel } }) => [
    { href: pathTo.searchHotels(), text: m.hotels_crumb() },
    { href: pathTo.hotel(hotel.city.slug), text: hotel.city.name.en },
    { href: pathTo.hotel(hotel.link), text: hotel.name.en },
  ],
  Picture: ({ hotel: { hotel } }) => (
    <Tile slug={houseSlug({ id: hotel.hotelId, city: hotel.city.slug, kind: hotel.kind })} isEager />
  ),
  Asked: AskedStay,
  toPay: ({ inquiry: { total, payAtHotel } }) => ({ ...total, amount: total.amount - payAtHotel.amount }),
  offerSeconds: INQUIRY_OFFER_SECONDS,
  clock: HOLD_WORDS,
  problemText: hotelProblemText,
  others: ({ hotel: { hotel }, inquiry }) => ({
    href: listHref({
      destination: { type: 'city', id: hotel.city.slug, name_en: hotel.city.name.en },
      departing: inquiry.checkIn,
      returning: inquiry.checkOut,
      rooms: inquiry.rooms.map(({ party }) => party),
    }),
    text: m.hotels_inquiry_others({ place: hotel.city.name.en }),
    hint: m.hotels_inquiry_others_hint(),
  }),
  words: {
    asked: (of, time) => m.hotels_inquiry_asked({ hotel: nameOf(of), time }),
    offline: m.hotels_inquiry_offline,
    simulated: ({ inquiry }) => (inquiry.isSimulated ? m.hotels_inquiry_simulated() : null),
    offered: (of) => m.hotels_inquiry_offered({ hotel: nameOf(of), count: of.inquiry.rooms.length }),
    pay: (_, amount, time) =>
      time === null ? m.hotels_inquiry_pay({ amount }) : m.hotels_inquiry_pay_by({ amount, time }),
    accept: m.hotels_inquiry_accept,
    refused: m.hotels_inquiry_refused,
    refusedText: m.hotels_inquiry_refused_text,
    silent: m.hotels_inquiry_silent,
    silentText: m.hotels_inquiry_silent_text,
    unpaid: m.hotels_inquiry_unpaid,
    unpaidText: m.hotels_inquiry_unpaid_text,
    withdrawnText: m.hotels_inquiry_withdrawn_text,
    again: (of) => m.hotels_inquiry_again({ hotel: nameOf(of) }),
    thinks: m.hotels_inquiry_event_answer,
    thinksText: m.hotels_inquiry_event_answer_text,
    yes: m.hotels_inquiry_event_yes,
    no: m.hotels_inquiry_event_no,
    afterYes: m.hotels_inquiry_event_hour,
    payStep: m.hotels_inquiry_event_pay,
    payStepText: m.hotels_inquiry_event_pay_text,
    last: m.hotels_inquiry_event_voucher,
  },
};

function AskedStay({ hotel, inquiry }: AskedHotel) {
  const { rooms, total, payAtHotel, checkIn, checkOut, serverNow } = inquiry;
  const { checkInFrom, checkOutUntil } = hotel.rules;
  return (
    <Card gap={4}>
      <h2 className="strong">{m.inquiry_what()}</h2>
      <p>
        {m.hotels_stay_times({
          from: formatDay(checkIn),
          fromTime: checkInFrom,
          to: formatDay(checkOut),
          toTime: checkOutUntil,
        })}
      </p>
      <ul className={css.rooms}>
        {rooms.map(({ room, rate, party }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room has no identity but its place.
          <li key={at}>
            {m.hotels_stay_line({ number: at + 1, room: room.name.en, board: boardName(rate.board) })}
            <small>{partyWords([party])}</small>
            <small>
              {m.hotels_inquiry_back({ text: refundLines(rate.refundSteps, hotel.timeZone, serverNow).join(', ') })}
            </small>
          </li>
        ))}
      </ul>
      <PriceLines
        lines={[
          { label: taxWords(hotel.cityTax), amount: m.hotels_stay_included() },
          ...(payAtHotel.amount > 0 ? [{ label: m.hotels_stay_desk(), amount: payAtHotel }] : []),
        ]}
        sum={{ label: m.hotels_stay_total(), amount: total }}
      />
    </Card>
  );
}
