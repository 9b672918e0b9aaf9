// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/documents-mail.entries.ts';
import { chart as plan } from '../states/generated/documents-mail.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Documents mail' };
export default meta;

export const Screens: StoryObj = {
  name: 'Documents mail',
  render: (_, { globals }) => (
    <Atlas flow="documentsMail" folder="documents-mail" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
