import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { countryMapViews as views } from '#machines/country/country-map/fixtures.ts';
import { CountryMapScreen } from '#src/screens/country/country-map/CountryMapScreen.tsx';
import { COUNTRY_PAGE } from '../../support/country-page.ts';

const meta = {
  title: 'Screens/Map of Iran',
  component: CountryMapScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: views.drawn, page: COUNTRY_PAGE, Live: null, send: () => {} },
} satisfies Meta<typeof CountryMapScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
export const Loading: Story = { args: { view: views.loading } };
export const NotLoaded: Story = { args: { view: views.failed } };
export const APlace: Story = { args: { view: views.chosen } };
export const Found: Story = { args: { view: views.found } };
export const NothingFound: Story = { args: { view: views.nothingFound } };
export const PlacesOnly: Story = { args: { view: views.placesOnly } };
export const WithoutPrices: Story = { args: { page: { ...COUNTRY_PAGE, fares: null, rooms: null } } };
export const WithoutRooms: Story = { args: { page: { ...COUNTRY_PAGE, rooms: null } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Search text and layers go to the machine; the list is sorted by price. */
export const SearchAndLayers: Story = {
  args: { send: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const [first] = page.getAllByRole('listitem');
    await expect(first?.nextElementSibling ?? first).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'World Heritage sites' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'layer.toggle', layer: 'unesco' });
    await userEvent.type(page.getByLabelText('Place, airport or World Heritage site'), 's');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'query.type', query: 's' });
    await userEvent.click(page.getByRole('button', { name: 'Move the map' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'map.show' });
  },
};

/** A place with hotels shows their number and the lowest price; a site in many places has no link. */
export const HotelsAndSites: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const hotels = page.getByRole('link', { name: /^2 hotels from €98/ });
    await expect(hotels.getAttribute('href')).toContain('isfahan%2FIsfahan');
    await expect(page.getByRole('link', { name: /^One hotel from €76/ })).toBeVisible();
    await expect(page.getByText('You fly from here')).toBeVisible();
    await expect(page.getByRole('heading', { name: '29 World Heritage sites' })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Trans-Iranian Railway' })).toBeNull();
    await expect(page.queryByText(/as far as we know|not sure/)).toBeNull();
    // Pasargadae is visited from Persepolis; Persepolis has no such place.
    await expect(page.getAllByText(/Visit it from Persepolis/)).toHaveLength(1);
  },
};
