import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { countryMapViews as views } from '#machines/country-map/fixtures.ts';
import { CountryMapScreen } from '#src/screens/country-map/CountryMapScreen.tsx';
import { COUNTRY_PAGE } from '../support/country-page.ts';

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
export const WithoutPrices: Story = { args: { page: { ...COUNTRY_PAGE, fares: null } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

/** What is typed and ticked is told to the machine; the list has the cheapest first. */
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
