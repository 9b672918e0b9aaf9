// Written from the folders of src/routes by vite.plugins/route-rooms.ts.
import type { AnyRoute } from '@tanstack/react-router';
import { Route as root } from '#src/routes/__root.tsx';
import { Route as countryDestinations } from '#src/routes/(country)/destinations.tsx';
import { Route as countryGeeevmap } from '#src/routes/(country)/geeevmap.tsx';
import { Route as countryTrip } from '#src/routes/(country)/trip.tsx';
import { Route as countryBlogSlug } from '#src/routes/(country)/blog/$slug.tsx';
import { Route as countryBlogSearch } from '#src/routes/(country)/blog/search.tsx';
import { Route as countryTripCards } from '#src/routes/(country)/trip_.cards.tsx';
import { Route as countryBlogIndex } from '#src/routes/(country)/blog/index.tsx';

export const routes: readonly AnyRoute[] = [countryDestinations.update({ id: '/(country)/destinations', path: '/destinations', getParentRoute: () => root } as never), countryGeeevmap.update({ id: '/(country)/geeevmap', path: '/geeevmap', getParentRoute: () => root } as never), countryTrip.update({ id: '/(country)/trip', path: '/trip', getParentRoute: () => root } as never), countryBlogSlug.update({ id: '/(country)/blog/$slug', path: '/blog/$slug', getParentRoute: () => root } as never), countryBlogSearch.update({ id: '/(country)/blog/search', path: '/blog/search', getParentRoute: () => root } as never), countryTripCards.update({ id: '/(country)/trip_/cards', path: '/trip/cards', getParentRoute: () => root } as never), countryBlogIndex.update({ id: '/(country)/blog/', path: '/blog/', getParentRoute: () => root } as never)];
