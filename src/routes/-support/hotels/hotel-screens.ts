import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import { RESTORED } from '#src/platform/hotels/hotel-address.ts';
import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The machine with all it needs. */
export const liveHotelFlow = lazyPart(() => import('#src/platform/hotels/live-hotel-flow.ts'));

/** The screens of the flow, each in its chunk; loaders preload the one they are for. */
export const hotelListStep = lazyScreen(
  async () => (await import('#src/routes/-support/hotels/HotelListStep.tsx')).HotelListStep,
);
export const hotelPageStep = lazyScreen(
  async () => (await import('#src/routes/-support/hotels/HotelPageStep.tsx')).HotelPageStep,
);
export const hotelInquiryStep = lazyScreen(
  async () => (await import('#src/routes/-support/hotels/HotelInquiryStep.tsx')).HotelInquiryStep,
);

export const hotelGuestsStep = lazyScreen(
  async () => (await import('#src/routes/-support/hotels/HotelGuestsStep.tsx')).HotelGuestsStep,
);
export const hotelReviewStep = lazyScreen(
  async () => (await import('#src/routes/-support/hotels/HotelReviewStep.tsx')).HotelReviewStep,
);
export const hotelPapersScreen = lazyScreen(
  async () => (await import('#src/screens/hotels/checkout/HotelPapers.tsx')).HotelPapers,
);

/** The QR code of papers: the server's picture until somebody touches the page. */
export const voucherCode = lazyScreen(async () => (await import('#src/screens/core/issue/TicketCode.tsx')).TicketCode, {
  onTouch: true,
});

const MACHINE = 'src/platform/hotels/live-hotel-flow.ts';
const INQUIRY = 'src/routes/-support/hotels/HotelInquiryStep.tsx';
/** With one of these the page wakes at once: rooms are held, a hotel was asked, or the address says what has to leave it. */
const RUNNING = ['order', 'inquiry', ...RESTORED];
const hydrate = (search: URLSearchParams) =>
  RUNNING.some((name) => search.has(name)) ? ('idle' as const) : ('interaction' as const);
/** A page without a flow. */
export const stayStart = { hydrate };
const start = (part: string) => ({
  hydrate,
  parts: (search: URLSearchParams) => [search.has('inquiry') ? INQUIRY : part, MACHINE],
});

/** How the pages before an order start: nobody touches them before the machine is there. */
export const hotelListStart = {
  ...start('src/routes/-support/hotels/HotelListStep.tsx'),
  next: ['src/routes/-support/hotels/StaySearchPanel.tsx'],
};
export const hotelPageStart = start('src/routes/-support/hotels/HotelPageStep.tsx');

/** The pages of an order: the machine runs while rooms are held. */
const held = (part: string) => ({ hydrate: 'idle' as const, parts: [part, MACHINE] });
export const hotelGuestsStart = held('src/routes/-support/hotels/HotelGuestsStep.tsx');
export const hotelReviewStart = held('src/routes/-support/hotels/HotelReviewStep.tsx');
export const voucherStart = {
  hydrate: 'idle',
  parts: ['src/screens/hotels/checkout/HotelPapers.tsx'],
} as const;

/** Each step brings the code of the next one, so that its page shows as soon as the server has answered. */
export function preloadNextOfStay(view: HotelBookingView): void {
  const next =
    view.kind === 'hotel' && view.isBooking
      ? view.hotel.answers === 'onRequest'
        ? hotelInquiryStep
        : hotelGuestsStep
      : view.kind === 'inquiry' && view.inquiry.kind === 'offered'
        ? hotelGuestsStep
        : view.kind === 'passengers'
          ? hotelReviewStep
          : view.kind === 'review'
            ? hotelPapersScreen
            : undefined;
  // A chunk that does not come is asked for again when it is needed, and missed then.
  void next?.preload().catch(() => undefined);
}
