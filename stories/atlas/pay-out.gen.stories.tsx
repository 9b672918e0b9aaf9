// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/pay-out.entries.ts';
import { chart as plan } from '../states/generated/pay-out.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Pay out' };
export default meta;

export const Screens: StoryObj = {
  name: 'Pay out',
  render: (_, { globals }) => (
    <Atlas flow="payOut" folder="pay-out" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
