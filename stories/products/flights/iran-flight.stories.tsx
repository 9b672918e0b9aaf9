import type { Meta, StoryObj } from '@storybook/react-vite';
import { IranFlightScreen } from '#src/screens/flights/iran-flight/IranFlightScreen.tsx';
import { NOW } from '../../support/clock.ts';
import { lowest } from '../../support/flight-results.ts';
import { SearchFormHost } from '../../support/SearchFormHost.tsx';

const meta = {
  title: 'Screens/Iran flight',
  component: IranFlightScreen,
  args: { form: <SearchFormHost />, lowest, now: NOW },
} satisfies Meta<typeof IranFlightScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const NoFares: Story = { args: { lowest: [] } };
