// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/find-booking.entries.ts';
import { chart as plan } from '../states/generated/find-booking.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Find booking' };
export default meta;

export const Screens: StoryObj = {
  name: 'Find booking',
  render: (_, { globals }) => (
    <Atlas flow="findBooking" folder="find-booking" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
