// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/order-extras.entries.ts';
import { chart as plan } from '../states/generated/order-extras.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Order extras' };
export default meta;

export const Screens: StoryObj = {
  name: 'Order extras',
  render: (_, { globals }) => (
    <Atlas flow="orderExtras" folder="order-extras" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
