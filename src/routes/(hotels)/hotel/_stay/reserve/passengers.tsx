import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { orderOfUrl, parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { hotelGuestsStep } from '#src/routes/-support/hotels/hotel-screens.ts';
import { hotelGuestsStart } from '#src/routes/-support/hotels/hotel-start.ts';
import { loadHotelStep } from '#src/routes/-support/hotels/load-hotels.ts';
import type { StayOnPage } from '#src/routes/(hotels)/hotel/_stay.tsx';

export const Route = createFileRoute('/(hotels)/hotel/_stay/reserve/passengers')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? hotelGuestsStart : {}) },
  validateSearch: parseHotelUrl,
  loaderDeps: ({ search }) => ({ order: orderOfUrl(parseHotelUrl(search)) }),
  loader: async ({ context, deps }) => ({
    stay: {
      data: await loadHotelStep(context, deps.order, hotelGuestsStep),
      documents: null,
      first: null,
      page: 'passengers',
    } satisfies StayOnPage,
  }),
  head: () => ({ meta: [{ title: m.hotels_guests_title() }, { name: 'robots', content: 'noindex' }] }),
});
