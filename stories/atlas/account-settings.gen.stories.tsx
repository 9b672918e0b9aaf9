// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/account-settings.entries.ts';
import { chart as plan } from '../states/generated/account-settings.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Account settings' };
export default meta;

export const Screens: StoryObj = {
  name: 'Account settings',
  render: (_, { globals }) => (
    <Atlas flow="accountSettings" folder="account-settings" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
