import type { Meta, StoryObj } from '@storybook/react-vite';
import { Today } from '#src/screens/core/home/Today.tsx';
import { IranFlightReading } from '#src/screens/flights/iran-flight/IranFlightReading.tsx';
import { IranFlightScreen } from '#src/screens/flights/iran-flight/IranFlightScreen.tsx';
import { NOW } from '../../support/clock.ts';
import { lowest } from '../../support/flight-results.ts';
import { SearchFormHost } from '../../support/SearchFormHost.tsx';

const meta = {
  title: 'Screens/Iran flight',
  component: IranFlightScreen,
  args: { form: <SearchFormHost />, date: <Today now={NOW} />, children: <IranFlightReading lowest={lowest} /> },
} satisfies Meta<typeof IranFlightScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const NoFares: Story = { args: { children: <IranFlightReading lowest={[]} /> } };
