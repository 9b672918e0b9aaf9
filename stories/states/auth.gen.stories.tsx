// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Auth', render: renderStage, args: { flow: 'auth' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const SignedOut: Story = {
  name: 'Signed out',
  args: { input: 0, way: [] },
};
export const SignedIn: Story = {
  name: 'Signed in',
  args: { input: 1, way: [] },
};
export const Checking: Story = {
  name: 'Checking',
  args: { input: 0, way: ['session.check'] },
};
export const CheckingSignedIn: Story = {
  name: 'Checking – signed in',
  args: { input: 1, way: ['session.check'] },
};
export const SigningOut: Story = {
  name: 'Signing out',
  args: { input: 1, way: ['session.end'], sameScreen: [
      { id: 'states-auth--signing-out-after-session-end', name: 'Signing out – after session.end' },
    ] },
};
export const SignedInAfterReadSession2: Story = {
  name: 'Signed in – after readSession (2)',
  args: { input: 0, way: ['session.check', '✓ readSession (2)'] },
};
export const SignedOutUnavailable: Story = {
  name: 'Signed out – unavailable',
  args: { input: 0, way: ['session.check', '✗ readSession: unavailable'] },
};
export const SignedInUnavailable: Story = {
  name: 'Signed in – unavailable',
  args: { input: 1, way: ['session.check', '✗ readSession: unavailable'] },
};
export const SignedInUnexpected: Story = {
  name: 'Signed in – unexpected',
  args: { input: 1, way: ['session.end', '✗ logOut: TypeError'] },
};
export const CheckingSignedInAfterSessionCheck: Story = {
  name: 'Checking – signed in, after session.check',
  args: { input: 0, way: ['session.check', '✓ readSession (2)', 'session.check'] },
};
export const SigningOutAfterSessionEnd: Story = {
  name: 'Signing out – after session.end',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['session.check', '✓ readSession (2)', 'session.end'], sameScreen: [
      { id: 'states-auth--signing-out', name: 'Signing out' },
    ] },
};
