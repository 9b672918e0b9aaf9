import type { Problem } from '#domain/core/problem.ts';
import { INQUIRY_ID } from '#machines/core/inquiry/fixtures.ts';
import type { InquiryInfo } from '#machines/core/inquiry/types.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import {
  hotelAvailabilityFor,
  hotelDraftFor,
  hotelFor,
  hotelOrderFor,
  hotelStayFor,
  inquiryFor,
  voucherPapers,
} from '#machines/hotels/hotel-booking/documents.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import type { Stay } from '#machines/hotels/hotel-results/types.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
type Order = Schemas['HotelOrder'];
type KindOf<TKind extends HotelBookingView['kind']> = Extract<HotelBookingView, { kind: TKind }>;

export type HotelPage =
  | { readonly page: 'search'; readonly problem: Problem | null }
  | { readonly page: 'reading' }
  | {
      readonly page: 'results';
      readonly view: KindOf<'results'>;
      readonly availability: Schemas['HotelAvailability'] | null;
    }
  | {
      readonly page: 'hotel';
      readonly view: KindOf<'hotel'>;
      readonly hotel: Schemas['Hotel'];
      readonly stay: Schemas['HotelStay'] | null;
    }
  | {
      readonly page: 'inquiry';
      readonly view: KindOf<'inquiry'>;
      readonly hotel: Schemas['Hotel'];
      readonly inquiry: Schemas['HotelInquiry'];
    }
  | {
      readonly page: 'guests';
      readonly view: KindOf<'passengers' | 'expired'>;
      readonly order: Order;
      readonly draft: Schemas['PassengerDraft'];
    }
  | { readonly page: 'review'; readonly view: KindOf<'review' | 'expired'>; readonly order: Order }
  | {
      readonly page: 'issue';
      readonly view: KindOf<'verifying' | 'issuing' | 'issued' | 'refunded' | 'resuming'>;
      readonly order: Order;
      readonly papers: Schemas['Documents'] | null;
    };

export type Known = {
  readonly stay: Stay;
  readonly order: OrderInfo | null;
  readonly inquiry: InquiryInfo | null;
  readonly hasLongNames: boolean;
};

const WAITING: InquiryInfo = {
  inquiryId: INQUIRY_ID,
  status: 'inquiring',
  answerBy: 0,
  offerUntil: null,
  orderId: null,
};

export function hotelPageOf(view: HotelBookingView, known: Known): HotelPage {
  const { stay, hasLongNames } = known;
  switch (view.kind) {
    case 'idle':
      return { page: 'search', problem: view.problem };
    case 'reading':
      return { page: 'reading' };
    case 'results':
      return { page: 'results', view, availability: listOf(view) };
    case 'hotel':
      return { page: 'hotel', view, hotel: hotelFor(view.hotel.hotelLink), stay: tableOf(view) };
    case 'inquiry':
      return {
        page: 'inquiry',
        view,
        hotel: hotelFor(view.hotelLink),
        inquiry: inquiryFor(known.inquiry ?? WAITING, view.stay),
      };
    case 'passengers':
      return { page: 'guests', view, order: orderOf(known), draft: hotelDraftFor(stay.rooms, hasLongNames) };
    case 'review':
      return { page: 'review', view, order: orderOf(known) };
    case 'expired':
      return view.page === 'confirm'
        ? { page: 'review', view, order: orderOf(known) }
        : { page: 'guests', view, order: orderOf(known), draft: hotelDraftFor(stay.rooms, hasLongNames) };
    case 'verifying':
    case 'issuing':
    case 'issued':
    case 'refunded':
    case 'resuming':
      return { page: 'issue', view, order: orderOf(known), papers: view.kind === 'issued' ? voucherPapers : null };
  }
}

/** null while the machine waits for it. */
const listOf = ({ results, stay }: KindOf<'results'>) =>
  results.kind === 'shown' ? hotelAvailabilityFor(stay, { isFull: results.results.found === 0 }) : null;

const tableOf = ({ rates, stay, hotel }: KindOf<'hotel'>) =>
  rates.kind === 'shown' ? hotelStayFor(hotel.hotelId, stay, { isFull: rates.results.found === 0 }) : null;

const orderOf = ({ order, stay, hasLongNames }: Known): Order =>
  order
    ? hotelOrderFor(order.status, {
        ...{ stay, hasLongNames, deadlineAt: order.deadlineAt, extensionsLeft: order.extensionsLeft },
      })
    : hotelOrderFor('awaitingPayment', { stay, hasLongNames });
