// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/flight-session.entries.ts';
import { chart as plan } from '../states/generated/flight-session.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Flight session' };
export default meta;

export const Screens: StoryObj = {
  name: 'Flight session',
  render: (_, { globals }) => (
    <Atlas flow="flightSession" folder="flight-session" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
