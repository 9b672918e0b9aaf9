// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from '../states/generated/newsletter.entries.ts';
import { chart as plan } from '../states/generated/newsletter.plan.ts';
import { Atlas } from '../support/atlas/Atlas.tsx';
import { settingsOf } from '../support/stage/settings.ts';

const meta: Meta = { title: 'Atlas/Newsletter' };
export default meta;

export const Screens: StoryObj = {
  name: 'Newsletter',
  render: (_, { globals }) => (
    <Atlas flow="newsletter" folder="newsletter" plan={plan} entries={entries} settings={settingsOf(globals)} />
  ),
};
