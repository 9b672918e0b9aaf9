// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/login-modal.entries.ts';
import { chart as plan } from '../states/generated/login-modal.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Login modal' };
export default meta;

export const Screens: StoryObj = {
  name: 'Login modal',
  render: (_, { globals }) => (
    <Atlas flow="loginModal" folder="login-modal" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
