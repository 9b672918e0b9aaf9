import { createFileRoute } from '@tanstack/react-router';
import { CountryMap } from '#src/routes/-support/country/CountryMap.tsx';
import { loadCountryMap } from '#src/routes/-support/country/load-country-map.ts';

export const Route = createFileRoute('/(country)/geeevmap')({
  staticData: { isListed: true, hydrate: 'interaction' },
  validateSearch: (search: Record<string, unknown>) => search,
  loader: ({ context, location }) => loadCountryMap(context, location.search),
  // The machine follows the typing; the URL only follows the machine.
  shouldReload: ({ cause }) => cause === 'enter',
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title ?? '' }, { name: 'description', content: loaderData?.description ?? '' }],
  }),
  component: Page,
});

function Page() {
  const { input, page } = Route.useLoaderData();
  return <CountryMap input={input} page={page} />;
}
