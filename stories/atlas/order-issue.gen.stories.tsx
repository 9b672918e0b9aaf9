// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/order-issue.entries.ts';
import { chart as plan } from '../states/generated/order-issue.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Order issue' };
export default meta;

export const Screens: StoryObj = {
  name: 'Order issue',
  render: (_, { globals }) => (
    <Atlas flow="orderIssue" folder="order-issue" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
