import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

export const liveHotelFlow = lazyPart(() => import('#src/platform/hotels/live-hotel-flow.ts'));

/** Screens of the flow, one chunk each; loaders preload theirs. */
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

/** QR code of papers: server HTML until the page is touched. */
export const voucherCode = lazyScreen(async () => (await import('#src/screens/core/issue/TicketCode.tsx')).TicketCode, {
  onTouch: true,
});

/** Preloads the next step, so that it shows as soon as the server answers. */
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
  // A failed chunk is requested again when needed, which reports the failure.
  void next?.preload().catch(() => undefined);
}
