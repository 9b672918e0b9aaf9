import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import { RESTORED } from '#src/platform/hotels/hotel-url.ts';
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

const MACHINE = 'src/platform/hotels/live-hotel-flow.ts';
const INQUIRY = 'src/routes/-support/hotels/HotelInquiryStep.tsx';
/** With one of these parameters the page hydrates early: a hold, an inquiry, or parameters to remove from the URL. */
const RUNNING = ['order', 'inquiry', ...RESTORED];
const hydrate = (search: URLSearchParams) =>
  RUNNING.some((name) => search.has(name)) ? ('idle' as const) : ('interaction' as const);
export const stayStart = { hydrate };
const start = (part: string) => ({
  hydrate,
  parts: (search: URLSearchParams) => [search.has('inquiry') ? INQUIRY : part, MACHINE],
});

/** Pages before an order: hydrate when touched, together with the machine. */
export const hotelListStart = {
  ...start('src/routes/-support/hotels/HotelListStep.tsx'),
  next: ['src/routes/-support/hotels/StaySearchPanel.tsx'],
};
export const hotelPageStart = start('src/routes/-support/hotels/HotelPageStep.tsx');

/** Pages of an order: the machine runs during the hold. */
const held = (part: string) => ({ hydrate: 'idle' as const, parts: [part, MACHINE] });
export const hotelGuestsStart = held('src/routes/-support/hotels/HotelGuestsStep.tsx');
export const hotelReviewStart = held('src/routes/-support/hotels/HotelReviewStep.tsx');
export const voucherStart = {
  hydrate: 'idle',
  parts: ['src/screens/hotels/checkout/HotelPapers.tsx'],
} as const;

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
