// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Account settings', render: renderStage, args: { flow: 'accountSettings' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Resting: Story = {
  name: 'Resting',
  args: { input: 0, way: [] },
};
export const Editing: Story = {
  name: 'Editing',
  args: { input: 0, way: ['section.open'], sameScreen: [
      { id: 'states-account-settings--editing-after-section-open', name: 'Editing – after section.open' },
      { id: 'states-account-settings--editing-after-update-preference-then-section-open', name: 'Editing – after updatePreference, then section.open' },
    ] },
};
export const EditingSectionPhone: Story = {
  name: 'Editing – section phone',
  args: { input: 0, way: ['section.open (2)'] },
};
export const EditingSectionEmail: Story = {
  name: 'Editing – section email',
  args: { input: 0, way: ['section.open (3)'] },
};
export const EditingSectionPassword: Story = {
  name: 'Editing – section password',
  args: { input: 0, way: ['section.open (4)'] },
};
export const EditingSectionErase: Story = {
  name: 'Editing – section erase',
  args: { input: 0, way: ['section.open (5)'] },
};
export const Preferring: Story = {
  name: 'Preferring',
  args: { input: 0, way: ['preference.choose'] },
};
export const PreferringInDollars: Story = {
  name: 'Preferring – in dollars',
  args: { input: 0, way: ['preference.choose (2)'] },
};
export const EndingOne: Story = {
  name: 'Ending one',
  args: { input: 0, way: ['session.end'], sameScreen: [
      { id: 'states-account-settings--ending-one-after-session-end', name: 'Ending one – after session.end' },
      { id: 'states-account-settings--ending-one-after-update-preference-then-session-end', name: 'Ending one – after updatePreference, then session.end' },
    ] },
};
export const EndingOthers: Story = {
  name: 'Ending others',
  args: { input: 0, way: ['sessions.end'], sameScreen: [
      { id: 'states-account-settings--ending-others-after-sessions-end', name: 'Ending others – after sessions.end' },
      { id: 'states-account-settings--ending-others-after-update-preference-then-sessions-end', name: 'Ending others – after updatePreference, then sessions.end' },
    ] },
};
export const Exporting: Story = {
  name: 'Exporting',
  args: { input: 0, way: ['data.export'], sameScreen: [
      { id: 'states-account-settings--exporting-after-data-export', name: 'Exporting – after data.export' },
      { id: 'states-account-settings--exporting-after-update-preference-then-data-export', name: 'Exporting – after updatePreference, then data.export' },
    ] },
};
export const Saving: Story = {
  name: 'Saving',
  args: { input: 0, way: ['section.open', 'change.save'], sameScreen: [
      { id: 'states-account-settings--saving-after-change-save', name: 'Saving – after change.save' },
      { id: 'states-account-settings--saving-after-section-open-then-change-save', name: 'Saving – after section.open, then change.save' },
    ] },
};
export const SavingSectionPhone: Story = {
  name: 'Saving – section phone',
  args: { input: 0, way: ['section.open (2)', 'change.save'] },
};
export const SavingSectionEmail: Story = {
  name: 'Saving – section email',
  args: { input: 0, way: ['section.open (3)', 'change.save'] },
};
export const SavingSectionPassword: Story = {
  name: 'Saving – section password',
  args: { input: 0, way: ['section.open (4)', 'change.save'] },
};
export const Erasing: Story = {
  name: 'Erasing',
  args: { input: 0, way: ['section.open (5)', 'account.erase'] },
};
export const RestingNewsPreference: Story = {
  name: 'Resting – news preference',
  args: { input: 0, way: ['preference.choose', '✓ updatePreference'], sameScreen: [
      { id: 'states-account-settings--resting-news-preference-after-update-preference', name: 'Resting – news preference, after updatePreference' },
    ] },
};
export const RestingUnavailable: Story = {
  name: 'Resting – unavailable',
  args: { input: 0, way: ['preference.choose', '✗ updatePreference: unavailable'] },
};
export const RestingNewsPreferenceAfterUpdatePreference: Story = {
  name: 'Resting – news preference, after updatePreference',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['preference.choose (2)', '✓ updatePreference'], sameScreen: [
      { id: 'states-account-settings--resting-news-preference', name: 'Resting – news preference' },
    ] },
};
export const RestingNewsSession: Story = {
  name: 'Resting – news session',
  args: { input: 0, way: ['session.end', '✓ endSession'] },
};
export const RestingNotFound: Story = {
  name: 'Resting – not found',
  args: { input: 0, way: ['session.end', '✗ endSession: not_found'] },
};
export const RestingNewsSessions: Story = {
  name: 'Resting – news sessions',
  args: { input: 0, way: ['sessions.end', '✓ endOtherSessions'] },
};
export const RestingNewsExport: Story = {
  name: 'Resting – news export',
  args: { input: 0, way: ['data.export', '✓ exportAccount'] },
};
export const Proving: Story = {
  name: 'Proving',
  args: { input: 0, way: ['data.export', '✗ exportAccount: step_up_required'], sameScreen: [
      { id: 'states-account-settings--proving-after-export-account-step-up-required', name: 'Proving – after exportAccount: step_up_required' },
      { id: 'states-account-settings--proving-after-data-export-then-export-account-step-up-required', name: 'Proving – after data.export, then exportAccount: step_up_required' },
      { id: 'states-account-settings--proving-after-code-resend', name: 'Proving – after code.resend' },
    ] },
};
export const RestingNewsName: Story = {
  name: 'Resting – news name',
  args: { input: 0, way: ['section.open', 'change.save', '✓ saveChange'] },
};
export const EditingInvalidDetails: Story = {
  name: 'Editing – invalid details',
  args: { input: 0, way: ['section.open', 'change.save', '✗ saveChange: invalid_details'] },
};
export const EditingRateLimited: Story = {
  name: 'Editing – rate limited',
  args: { input: 0, way: ['section.open', 'change.save', '✗ saveChange: rate_limited'] },
};
export const RestingNewsPhone: Story = {
  name: 'Resting – news phone',
  args: { input: 0, way: ['section.open (2)', 'change.save', '✓ saveChange'] },
};
export const RestingNewsEmail: Story = {
  name: 'Resting – news email',
  args: { input: 0, way: ['section.open (3)', 'change.save', '✓ saveChange'] },
};
export const RestingNewsPassword: Story = {
  name: 'Resting – news password',
  args: { input: 0, way: ['section.open (4)', 'change.save', '✓ saveChange'] },
};
export const Erased: Story = {
  name: 'Erased',
  args: { input: 0, way: ['section.open (5)', 'account.erase', '✓ eraseAccount'] },
};
export const EditingNotAllowed: Story = {
  name: 'Editing – not allowed',
  args: { input: 0, way: ['section.open (5)', 'account.erase', '✗ eraseAccount: not_allowed'] },
};
export const EditingAfterSectionOpen: Story = {
  name: 'Editing – after section.open',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['preference.choose', '✓ updatePreference', 'section.open'], sameScreen: [
      { id: 'states-account-settings--editing', name: 'Editing' },
    ] },
};
export const EndingOneAfterSessionEnd: Story = {
  name: 'Ending one – after session.end',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['preference.choose', '✓ updatePreference', 'session.end'], sameScreen: [
      { id: 'states-account-settings--ending-one', name: 'Ending one' },
    ] },
};
export const EndingOthersAfterSessionsEnd: Story = {
  name: 'Ending others – after sessions.end',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['preference.choose', '✓ updatePreference', 'sessions.end'], sameScreen: [
      { id: 'states-account-settings--ending-others', name: 'Ending others' },
    ] },
};
export const ExportingAfterDataExport: Story = {
  name: 'Exporting – after data.export',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['preference.choose', '✓ updatePreference', 'data.export'], sameScreen: [
      { id: 'states-account-settings--exporting', name: 'Exporting' },
    ] },
};
export const EditingAfterUpdatePreferenceThenSectionOpen: Story = {
  name: 'Editing – after updatePreference, then section.open',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['preference.choose (2)', '✓ updatePreference', 'section.open'], sameScreen: [
      { id: 'states-account-settings--editing', name: 'Editing' },
    ] },
};
export const EndingOneAfterUpdatePreferenceThenSessionEnd: Story = {
  name: 'Ending one – after updatePreference, then session.end',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['preference.choose (2)', '✓ updatePreference', 'session.end'], sameScreen: [
      { id: 'states-account-settings--ending-one', name: 'Ending one' },
    ] },
};
export const EndingOthersAfterUpdatePreferenceThenSessionsEnd: Story = {
  name: 'Ending others – after updatePreference, then sessions.end',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['preference.choose (2)', '✓ updatePreference', 'sessions.end'], sameScreen: [
      { id: 'states-account-settings--ending-others', name: 'Ending others' },
    ] },
};
export const ExportingAfterUpdatePreferenceThenDataExport: Story = {
  name: 'Exporting – after updatePreference, then data.export',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['preference.choose (2)', '✓ updatePreference', 'data.export'], sameScreen: [
      { id: 'states-account-settings--exporting', name: 'Exporting' },
    ] },
};
export const ProvingStepUpAsking: Story = {
  name: 'Proving – step up asking',
  args: { input: 0, way: ['data.export', '✗ exportAccount: step_up_required', '✓ stepUp/sendStepUpCode'] },
};
export const ProvingRateLimited: Story = {
  name: 'Proving – rate limited',
  args: { input: 0, way: ['data.export', '✗ exportAccount: step_up_required', '✗ stepUp/sendStepUpCode: rate_limited'] },
};
export const SavingAfterChangeSave: Story = {
  name: 'Saving – after change.save',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['preference.choose', '✓ updatePreference', 'section.open', 'change.save'], sameScreen: [
      { id: 'states-account-settings--saving', name: 'Saving' },
    ] },
};
export const ProvingAfterExportAccountStepUpRequired: Story = {
  name: 'Proving – after exportAccount: step_up_required',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['preference.choose', '✓ updatePreference', 'data.export', '✗ exportAccount: step_up_required'], sameScreen: [
      { id: 'states-account-settings--proving', name: 'Proving' },
    ] },
};
export const SavingAfterSectionOpenThenChangeSave: Story = {
  name: 'Saving – after section.open, then change.save',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['preference.choose (2)', '✓ updatePreference', 'section.open', 'change.save'], sameScreen: [
      { id: 'states-account-settings--saving', name: 'Saving' },
    ] },
};
export const ProvingAfterDataExportThenExportAccountStepUpRequired: Story = {
  name: 'Proving – after data.export, then exportAccount: step_up_required',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['preference.choose (2)', '✓ updatePreference', 'data.export', '✗ exportAccount: step_up_required'], sameScreen: [
      { id: 'states-account-settings--proving', name: 'Proving' },
    ] },
};
export const ProvingStepUpAskingNotCanResend: Story = {
  name: 'Proving – step up asking, not can resend',
  args: { input: 0, way: ['data.export', '✗ exportAccount: step_up_required', '✓ stepUp/sendStepUpCode', 'code.verify'] },
};
export const ProvingStepUpAskingCanResend: Story = {
  name: 'Proving – step up asking, can resend',
  args: { input: 0, way: ['data.export', '✗ exportAccount: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend'] },
};
export const ProvingCodeWrong: Story = {
  name: 'Proving – code wrong',
  args: { input: 0, way: ['data.export', '✗ exportAccount: step_up_required', '✓ stepUp/sendStepUpCode', 'code.verify', '✗ stepUp/verifyStepUpCode: code_wrong'] },
};
export const ProvingAfterCodeResend: Story = {
  name: 'Proving – after code.resend',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['data.export', '✗ exportAccount: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend', 'code.resend'], sameScreen: [
      { id: 'states-account-settings--proving', name: 'Proving' },
    ] },
};
export const ProvingCodeWrongCanResend: Story = {
  name: 'Proving – code wrong, can resend',
  args: { input: 0, way: ['data.export', '✗ exportAccount: step_up_required', '✓ stepUp/sendStepUpCode', 'code.verify', '✗ stepUp/verifyStepUpCode: code_wrong', '⏱ stepUp/resend'] },
};
export const ProvingRateLimitedStepUpAsking: Story = {
  name: 'Proving – rate limited, step up asking',
  args: { input: 0, way: ['data.export', '✗ exportAccount: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend', 'code.resend', '✗ stepUp/sendStepUpCode: rate_limited'] },
};
export const ProvingRateLimitedStepUpAskingCanResend: Story = {
  name: 'Proving – rate limited, step up asking, can resend',
  args: { input: 0, way: ['data.export', '✗ exportAccount: step_up_required', '✓ stepUp/sendStepUpCode', '⏱ stepUp/resend', 'code.resend', '✗ stepUp/sendStepUpCode: rate_limited', '⏱ stepUp/resend'] },
};
