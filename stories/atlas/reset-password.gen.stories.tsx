// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/reset-password.entries.ts';
import { chart as plan } from '../states/generated/reset-password.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Reset password' };
export default meta;

export const Screens: StoryObj = {
  name: 'Reset password',
  render: (_, { globals }) => (
    <Atlas flow="resetPassword" folder="reset-password" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
