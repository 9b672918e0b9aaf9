// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/passenger-book.entries.ts';
import { chart as plan } from '../states/generated/passenger-book.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Passenger book' };
export default meta;

export const Screens: StoryObj = {
  name: 'Passenger book',
  render: (_, { globals }) => (
    <Atlas flow="passengerBook" folder="passenger-book" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
