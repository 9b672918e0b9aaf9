// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/order-cancel.entries.ts';
import { chart as plan } from '../states/generated/order-cancel.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Order cancel' };
export default meta;

export const Screens: StoryObj = {
  name: 'Order cancel',
  render: (_, { globals }) => (
    <Atlas flow="orderCancel" folder="order-cancel" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
