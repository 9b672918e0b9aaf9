import { unwrap } from '#src/platform/core/api/api.ts';
import type { ChangeReads } from '#src/routes/-support/core/checkout/change-reads.ts';
import { useLateDocument } from '#src/routes/-support/core/pages/useLateDocument.ts';
import type { TourReads } from '#src/screens/tours/change/tour-reads.ts';

export const changeReads: ChangeReads = (api): TourReads => ({
  useDepartures: (slug) => {
    const { document, hasFailed, readAgain } = useLateDocument(slug, async () => {
      const tour = await unwrap(api.GET('/tours/{slug}', { params: { path: { slug }, query: {} } }));
      return tour.card.departures;
    });
    return hasFailed ? { again: readAgain } : document;
  },
});
