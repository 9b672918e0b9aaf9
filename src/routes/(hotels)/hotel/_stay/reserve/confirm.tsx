import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { orderOfUrl, parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { hotelReviewStep } from '#src/routes/-support/hotels/hotel-screens.ts';
import { hotelReviewStart } from '#src/routes/-support/hotels/hotel-start.ts';
import { loadHotelStep } from '#src/routes/-support/hotels/load-hotels.ts';
import type { StayOnPage } from '#src/routes/(hotels)/hotel/_stay.tsx';

export const Route = createFileRoute('/(hotels)/hotel/_stay/reserve/confirm')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? hotelReviewStart : {}) },
  validateSearch: parseHotelUrl,
  loaderDeps: ({ search }) => ({ order: orderOfUrl(parseHotelUrl(search)) }),
  loader: async ({ context, deps }) => ({
    stay: {
      data: await loadHotelStep(context, deps.order, hotelReviewStep),
      documents: null,
      first: null,
      page: 'confirm',
    } satisfies StayOnPage,
  }),
  head: () => ({ meta: [{ title: m.hotels_step_review() }, { name: 'robots', content: 'noindex' }] }),
});
