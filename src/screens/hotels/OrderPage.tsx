import { formatDay, formatFullDay } from '#domain/core/time.ts';
import { clockIn, dayIn } from '#domain/core/zoned-time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { type OrderPageProps, OrderScreen } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { progressWords } from '#src/screens/accounts/profile/product-page-link.ts';
import type { MadeChange, OrderSlots } from '#src/screens/core/booking/slots.ts';
import { deskWords } from '#src/screens/hotels/desk-words.ts';
import { momentThere } from '#src/screens/hotels/moment-there.ts';
import { RoomNumbers } from '#src/screens/hotels/RoomNumbers.tsx';

type HotelOrder = components['schemas']['HotelOrder'];

export const OrderPage = (props: OrderPageProps<HotelOrder>) => <OrderScreen slots={SLOTS} {...props} />;

/** "Fri 20 Nov – Sun 22 Nov", by the hotel's days. */
const nightsThere = (timeZone: string, { startsAt, endsAt }: MadeChange['before']): string =>
  m.hotels_event_nights_span({ from: formatDay(dayIn(timeZone, startsAt)), to: formatDay(dayIn(timeZone, endsAt)) });

const SLOTS: OrderSlots<HotelOrder> = {
  title: ({ summary }) => summary.title,
  factsOf: ({ item, item: { name, area, checkIn, checkOut, checkInAt, checkOutAt, timeZone, rooms } }) => [
    { id: 'place', text: m.hotels_order_area({ hotel: name.en, area: area.en }) },
    {
      id: 'arrive',
      text: m.hotels_order_arrive({ day: formatFullDay(checkIn), time: clockIn(timeZone, checkInAt) }),
    },
    {
      id: 'leave',
      text: m.hotels_order_leave({ day: formatFullDay(checkOut), time: clockIn(timeZone, checkOutAt) }),
    },
    ...rooms.map(({ number, room }) => ({ id: `room-${number}`, text: room.name.en })),
    ...deskWords({ total: item.paid, item }).map((text) => ({ id: text, text })),
  ],
  protectionOf: null,
  statuses: {},
  Papers: RoomNumbers,
  comingOf: ({ item: { checkInAt, checkOutAt, timeZone }, serverNow }) => [
    {
      id: 'ready',
      time: momentThere(timeZone, checkInAt),
      title: m.hotels_order_ready(),
      state: checkInAt <= serverNow ? 'done' : 'next',
    },
    {
      id: 'out',
      time: momentThere(timeZone, checkOutAt),
      title: m.hotels_order_out(),
      state: checkOutAt <= serverNow ? 'done' : 'next',
    },
  ],
  events: {
    held: () => m.hotels_event_held(),
    awaitingPayment: () => m.hotels_event_awaitingPayment(),
    issuing: () => m.hotels_event_issuing(),
    issued: () => m.hotels_event_issued(),
    issueFailed: () => m.hotels_event_issueFailed(),
    partiallyCancelled: () => m.hotels_event_room_left(),
  },
  stages: {},
  changed: {
    nights: ({ before, after }, { item: { timeZone } }) =>
      m.hotels_event_nights({ before: nightsThere(timeZone, before), after: nightsThere(timeZone, after) }),
    guest: () => m.hotels_event_guest(),
    arrival: () => m.hotels_event_arrival(),
  },
  keptOf: () => [],
  parts: {
    question: m.hotels_cancel_which,
    hint: m.hotels_cancel_which_hint,
    nameOf: ({ item, passengers }, _, index) =>
      m.hotels_cancel_room({
        number: item.rooms[index]?.number ?? index + 1,
        room: item.rooms[index]?.room.name.en ?? '',
        guests: passengers
          .filter((_person, place) => item.guests[place]?.room === index)
          .map(({ firstName }) => firstName)
          .join(', '),
      }),
  },
  words: {
    papers: m.hotels_order_voucher,
    progress: progressWords,
    papersText: m.hotels_order_voucher_text,
    downloads: { papers: m.hotels_paper_download, hasReceipt: true },
    papersAgain: m.hotels_order_voucher_again,
    papersTo: m.hotels_order_voucher_to,
    fares: m.hotels_order_price,
    cancelLead: m.hotels_cancel_lead,
    cancelKeep: m.hotels_cancel_keep,
    cancelNote: m.hotels_cancel_note,
    cancelledNone: m.hotels_cancel_done_none,
  },
};
