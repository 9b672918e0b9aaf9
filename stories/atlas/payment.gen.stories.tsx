// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/payment.entries.ts';
import { chart as plan } from '../states/generated/payment.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Payment' };
export default meta;

export const Screens: StoryObj = {
  name: 'Payment',
  render: (_, { globals }) => (
    <Atlas flow="payment" folder="payment" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
