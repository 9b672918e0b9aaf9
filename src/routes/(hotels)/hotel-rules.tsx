import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { readingHeaders } from '#src/platform/core/offline/reading.ts';
import { HotelRulesScreen } from '#src/screens/hotels/rules/HotelRulesScreen.tsx';

export const Route = createFileRoute('/(hotels)/hotel-rules')({
  staticData: { isListed: true, hydrate: 'interaction' },
  headers: readingHeaders,
  // Texts of the route itself are shipped with all pages of hotels.
  loader: () => ({
    meta: [{ title: m.hotels_rules_page_title() }, { name: 'description', content: m.pages_description_hotelrules() }],
  }),
  head: ({ loaderData }) => ({ meta: loaderData?.meta }),
  component: HotelRulesScreen,
});
