import { createFileRoute } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { peopleOfUrl, stepOfUrl } from '#src/platform/tours/tour-url.ts';
import { listedTours } from '#src/routes/-support/tours/load-listed.ts';
import { loadTour } from '#src/routes/-support/tours/load-tour.ts';
import { stepScreen } from '#src/routes/-support/tours/tour-screens.ts';
import { tourStart } from '#src/routes/-support/tours/tour-start.ts';
import type { TourOnPage } from '#src/routes/(tours)/iran-tours/_booking.tsx';

export const Route = createFileRoute('/(tours)/iran-tours/_booking/$slug')({
  staticData: import.meta.env.SSR ? { ...tourStart, isListed: listedTours } : {},
  // The page parses it: code here would be in the script of all pages.
  validateSearch: (search: Record<string, unknown>) => search,
  // Departure and rooms need no new data.
  loaderDeps: ({ search }) => ({ ...stepOfUrl(search), people: peopleOfUrl(search) }),
  loader: async ({ context, params: { slug }, deps: { step, order, people } }) => {
    const page = (order !== null && step) || 'results';
    const data = await loadTour(context, { slug, people, orderId: order }, stepScreen(page));
    return { tour: { data, page } satisfies TourOnPage };
  },
  head: ({ loaderData, match, params: { slug } }) => ({
    meta:
      loaderData && loaderData.tour.page !== 'results'
        ? [{ title: TITLES[loaderData.tour.page]() }, { name: 'robots', content: 'noindex' }]
        : [
            { title: m.tours_tour_title({ tour: loaderData?.tour.data.tour?.card.title ?? m.tours_title() }) },
            { name: 'description', content: m.tours_tour_description() },
          ],
    // Departures and people share the URL of the tour.
    links: [{ rel: 'canonical', href: `${match.context.origin}${pathTo.tour(slug)}` }],
  }),
});

const TITLES = { passengers: m.tours_people_title, confirm: m.tours_step_review, issue: m.tours_step_papers };
