import type { PassengerDraft } from '#domain/core/passengers.ts';
import { questionOfHotel, questionOfPlace } from '#machines/hotels/hotel-booking/context.ts';
import type {
  HotelBookingContext,
  HotelBookingEvent,
  HotelBookingInput,
} from '#machines/hotels/hotel-booking/types.ts';
import { hotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import type { PlaceQuestion, RoomsQuestion } from '#machines/hotels/hotel-results/types.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import { liveParts, seed } from '#src/platform/core/checkout/live-parts.ts';
import { createOrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createPurchase, createPurchases, entryTo } from '#src/platform/core/checkout/purchases.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { wiredHotelBooking } from '#src/platform/hotels/hotel-actors.ts';
import type { HotelDocuments, HotelFlow, HotelFlowView } from '#src/platform/hotels/hotel-flow.ts';
import { type HotelOrder, hotelOrderOf } from '#src/platform/hotels/hotel-order.ts';
import { hotelQuery, hotelStayQuery, hotelsQuery, inquiryQuery } from '#src/platform/hotels/hotel-queries.ts';
import { withRestored } from '#src/platform/hotels/restored-guests.ts';

export type KnownHotelDocuments = HotelDocuments & {
  readonly order: HotelOrder | null;
  readonly documents: Documents | null;
};

const placeOf = (context: HotelBookingContext): PlaceQuestion | null =>
  context.destination ? questionOfPlace(context) : null;
const hotelOf = (context: HotelBookingContext): RoomsQuestion | null =>
  context.hotelId ? questionOfHotel(context) : null;

function keysOf(api: Api, context: HotelBookingContext) {
  const [place, hotel] = [placeOf(context), hotelOf(context)];
  const [land = '', slug = ''] = (context.hotelLink ?? '').split('/');
  return {
    availability: place ? hotelsQuery(api, place).queryKey : null,
    stay: hotel ? hotelStayQuery(api, hotel).queryKey : null,
    hotel: hotel ? hotelQuery(api, land, slug).queryKey : null,
    inquiry: context.inquiry ? inquiryQuery(api, context.inquiry.inquiryId).queryKey : null,
  };
}

/** Creates a flow with its machine, actors and documents. Not started: the server reads only its first view. */
export function createLiveHotelFlow(
  context: AppContext,
  input: HotelBookingInput,
  clock: ServerClock,
  known: KnownHotelDocuments,
  announce: (orderId: string) => void,
) {
  const parts = liveParts(context, clock, 'hotels');
  const { api, queryClient, drafts } = parts;
  const machine = wiredHotelBooking({ ...parts, announce });
  const actor = createFlow(machine, { input, clock });

  const first = keysOf(api, actor.getSnapshot().context);
  seed(parts, known, [
    [first.availability, known.availability],
    [first.stay, known.stay],
    [first.hotel, known.hotel],
    [first.inquiry, known.inquiry],
  ]);

  /** Guests named by a link fill one form only: what the user clears stays empty, also after another choice of rooms. */
  let isTold = false;
  let namedIn: string | null = null;
  const recall: typeof drafts.recall = (orderId, shown, rules) => {
    const known = drafts.recall(orderId, shown, rules);
    if (isTold) return known;
    isTold = true;
    const filled = withRestored(known, actor.getSnapshot().context.passengers);
    if (filled === known) return known;
    namedIn = orderId;
    drafts.write(orderId, filled);
    return filled;
  };

  let keys = first;
  const checkout: HotelFlow = createOrderFlow({
    ...parts,
    actor,
    drafts: { ...drafts, recall },
    viewOf: hotelBookingView,
    orderOf: hotelOrderOf,
    moreOf: ({ context }): HotelDocuments => {
      keys = keysOf(api, context);
      return {
        availability: (keys.availability && queryClient.getQueryData(keys.availability)) ?? null,
        stay: (keys.stay && queryClient.getQueryData(keys.stay)) ?? null,
        hotel: (keys.hotel && queryClient.getQueryData(keys.hotel)) ?? null,
        inquiry: (keys.inquiry && queryClient.getQueryData(keys.inquiry)) ?? null,
      };
    },
    keysOf: () => Object.values(keys).filter((key) => key !== null),
  });
  const flow: HotelFlow = { ...checkout, isNamedByLink: (orderId) => orderId === namedIn };
  return { ...createPurchase(actor, flow, ({ context }) => context.confirmInfo), actor };
}

/** The stay of this tab that the page belongs to, or a new one. */
export const enterHotelBooking = entryTo(
  createPurchases<HotelFlowView, HotelBookingEvent, PassengerDraft>(),
  createLiveHotelFlow,
);
