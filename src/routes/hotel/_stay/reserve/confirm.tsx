import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { orderOfUrl, parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { hotelReviewStart, hotelReviewStep } from '#src/routes/-support/hotels/hotel-screens.ts';
import { loadHotelStep } from '#src/routes/-support/hotels/load-hotels.ts';
import type { StayOnPage } from '#src/routes/hotel/_stay.tsx';

export const Route = createFileRoute('/hotel/_stay/reserve/confirm')({
  staticData: { frame: 'booking', ...hotelReviewStart },
  validateSearch: parseHotelUrl,
  loaderDeps: ({ search }) => ({ order: orderOfUrl(parseHotelUrl(search)) }),
  loader: async ({ context, deps }) => ({
    stay: {
      data: await loadHotelStep(context, deps.order, hotelReviewStep),
      documents: null,
      page: 'confirm',
    } satisfies StayOnPage,
  }),
  head: () => ({ meta: [{ title: m.hotels_step_review() }, { name: 'robots', content: 'noindex' }] }),
});
