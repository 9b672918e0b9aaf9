// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Kept papers', render: renderStage, args: { flow: 'keptPapers' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Keeping: Story = {
  name: 'Keeping',
  args: { input: 0, way: [], sameScreen: [
      { id: 'states-kept-papers--keeping-after-papers-keep', name: 'Keeping – after papers.keep' },
    ] },
};
export const Kept: Story = {
  name: 'Kept',
  args: { input: 0, way: ['✓ keepPapers'] },
};
export const Unavailable: Story = {
  name: 'Unavailable',
  args: { input: 0, way: ['✓ keepPapers (2)'] },
};
export const NotKept: Story = {
  name: 'Not kept',
  args: { input: 0, way: ['✗ keepPapers: TypeError'] },
};
export const Forgetting: Story = {
  name: 'Forgetting',
  args: { input: 0, way: ['✓ keepPapers', 'papers.forget'] },
};
export const KeepingAfterPapersKeep: Story = {
  name: 'Keeping – after papers.keep',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['✗ keepPapers: TypeError', 'papers.keep'], sameScreen: [
      { id: 'states-kept-papers--keeping', name: 'Keeping' },
    ] },
};
export const NotKeptNotHasFailed: Story = {
  name: 'Not kept – not has failed',
  args: { input: 0, way: ['✓ keepPapers', 'papers.forget', '✓ forgetPapers'] },
};
export const KeptHasFailed: Story = {
  name: 'Kept – has failed',
  args: { input: 0, way: ['✓ keepPapers', 'papers.forget', '✗ forgetPapers: TypeError'] },
};
export const ForgettingHasFailed: Story = {
  name: 'Forgetting – has failed',
  args: { input: 0, way: ['✓ keepPapers', 'papers.forget', '✗ forgetPapers: TypeError', 'papers.forget'] },
};
