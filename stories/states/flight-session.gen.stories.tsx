// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight session', render: renderStage, args: { flow: 'flightSession' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const RunningTimeCalmExtensionIdle: Story = {
  name: 'Running / Time / Calm + Extension / Idle',
  args: { input: 0, way: [] },
};
export const RunningTimeCalmExtensionIdleNoMoreTimeToAskFor: Story = {
  name: 'Running / Time / Calm + Extension / Idle – no more time to ask for',
  args: { input: 1, way: [] },
};
export const RunningTimeCalmExtensionAskingAskingForTime: Story = {
  name: 'Running / Time / Calm + Extension / Asking – asking for time',
  args: { input: 0, way: ['session.extend'] },
};
export const RunningTimeClosingExtensionIdleFiveMinutesLeft: Story = {
  name: 'Running / Time / Closing + Extension / Idle – five minutes left',
  args: { input: 0, way: ['⏱ warning'] },
};
export const RunningTimeClosingExtensionIdleFiveMinutesLeftNoMoreTimeToAskFor: Story = {
  name: 'Running / Time / Closing + Extension / Idle – five minutes left, no more time to ask for',
  args: { input: 1, way: ['⏱ warning'] },
};
export const RunningTimeClosingExtensionAskingFiveMinutesLeftAskingForTime: Story = {
  name: 'Running / Time / Closing + Extension / Asking – five minutes left, asking for time',
  args: { input: 0, way: ['session.extend', '⏱ warning'] },
};
export const RunningTimeCalmExtensionIdleExtensionRefused: Story = {
  name: 'Running / Time / Calm + Extension / Idle – extension refused',
  args: { input: 0, way: ['session.extend', '✗ extendHold: extension_refused'] },
};
export const Expired: Story = {
  name: 'Expired',
  args: { input: 0, way: ['session.extend', '✗ extendHold: hold_expired'], sameScreen: [
      { id: 'states-flight-session--expired-after-extend-hold-hold-expired', name: 'Expired – after extendHold: hold_expired' },
      { id: 'states-flight-session--expired-after-session-extend-then-extend-hold-hold-expired', name: 'Expired – after session.extend, then extendHold: hold_expired' },
      { id: 'states-flight-session--expired-after-extend-hold-type-error-then-session-extend-then-extend-hold-hold-expired', name: 'Expired – after extendHold: TypeError, then session.extend, then extendHold: hold_expired' },
    ] },
};
export const RunningTimeCalmExtensionIdleUnavailable: Story = {
  name: 'Running / Time / Calm + Extension / Idle – unavailable',
  args: { input: 0, way: ['session.extend', '✗ extendHold: unavailable'] },
};
export const RunningTimeCalmExtensionIdleUnexpected: Story = {
  name: 'Running / Time / Calm + Extension / Idle – unexpected',
  args: { input: 0, way: ['session.extend', '✗ extendHold: TypeError'] },
};
export const RunningTimeUrgentExtensionIdleLastMinute: Story = {
  name: 'Running / Time / Urgent + Extension / Idle – last minute',
  args: { input: 0, way: ['⏱ warning', '⏱ lastWarning'] },
};
export const RunningTimeUrgentExtensionIdleLastMinuteNoMoreTimeToAskFor: Story = {
  name: 'Running / Time / Urgent + Extension / Idle – last minute, no more time to ask for',
  args: { input: 1, way: ['⏱ warning', '⏱ lastWarning'] },
};
export const RunningTimeClosingExtensionIdleFiveMinutesLeftExtensionRefused: Story = {
  name: 'Running / Time / Closing + Extension / Idle – five minutes left, extension refused',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: extension_refused'] },
};
export const RunningTimeClosingExtensionIdleFiveMinutesLeftUnavailable: Story = {
  name: 'Running / Time / Closing + Extension / Idle – five minutes left, unavailable',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: unavailable'] },
};
export const RunningTimeClosingExtensionIdleFiveMinutesLeftUnexpected: Story = {
  name: 'Running / Time / Closing + Extension / Idle – five minutes left, unexpected',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: TypeError'] },
};
export const RunningTimeUrgentExtensionAskingLastMinuteAskingForTime: Story = {
  name: 'Running / Time / Urgent + Extension / Asking – last minute, asking for time',
  args: { input: 0, way: ['session.extend', '⏱ warning', '⏱ lastWarning'] },
};
export const RunningTimeCalmExtensionAskingAskingForTimeExtensionRefused: Story = {
  name: 'Running / Time / Calm + Extension / Asking – asking for time, extension refused',
  args: { input: 0, way: ['session.extend', '✗ extendHold: extension_refused', 'session.extend'] },
};
export const RunningTimeCalmExtensionAskingAskingForTimeUnavailable: Story = {
  name: 'Running / Time / Calm + Extension / Asking – asking for time, unavailable',
  args: { input: 0, way: ['session.extend', '✗ extendHold: unavailable', 'session.extend'] },
};
export const RunningTimeCalmExtensionAskingAskingForTimeUnexpected: Story = {
  name: 'Running / Time / Calm + Extension / Asking – asking for time, unexpected',
  args: { input: 0, way: ['session.extend', '✗ extendHold: TypeError', 'session.extend'] },
};
export const ExpiredTimeIsUp: Story = {
  name: 'Expired – time is up',
  args: { input: 1, way: ['⏱ warning', '⏱ lastWarning', '⏱ end'] },
};
export const RunningTimeClosingExtensionAskingFiveMinutesLeftAskingForTimeExtensionRefused: Story = {
  name: 'Running / Time / Closing + Extension / Asking – five minutes left, asking for time, extension refused',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: extension_refused', 'session.extend'] },
};
export const RunningTimeUrgentExtensionIdleLastMinuteExtensionRefused: Story = {
  name: 'Running / Time / Urgent + Extension / Idle – last minute, extension refused',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: extension_refused', '⏱ lastWarning'] },
};
export const RunningTimeClosingExtensionAskingFiveMinutesLeftAskingForTimeUnavailable: Story = {
  name: 'Running / Time / Closing + Extension / Asking – five minutes left, asking for time, unavailable',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: unavailable', 'session.extend'] },
};
export const RunningTimeUrgentExtensionIdleLastMinuteUnavailable: Story = {
  name: 'Running / Time / Urgent + Extension / Idle – last minute, unavailable',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: unavailable', '⏱ lastWarning'] },
};
export const RunningTimeClosingExtensionAskingFiveMinutesLeftAskingForTimeUnexpected: Story = {
  name: 'Running / Time / Closing + Extension / Asking – five minutes left, asking for time, unexpected',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: TypeError', 'session.extend'] },
};
export const RunningTimeUrgentExtensionIdleLastMinuteUnexpected: Story = {
  name: 'Running / Time / Urgent + Extension / Idle – last minute, unexpected',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: TypeError', '⏱ lastWarning'] },
};
export const RunningTimeOverExtensionAskingLastMinuteAskingForTime: Story = {
  name: 'Running / Time / Over + Extension / Asking – last minute, asking for time',
  args: { input: 0, way: ['session.extend', '⏱ warning', '⏱ lastWarning', '⏱ end'] },
};
export const ExpiredAfterExtendHoldHoldExpired: Story = {
  name: 'Expired – after extendHold: hold_expired',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['session.extend', '✗ extendHold: extension_refused', 'session.extend', '✗ extendHold: hold_expired'], sameScreen: [
      { id: 'states-flight-session--expired', name: 'Expired' },
    ] },
};
export const ExpiredAfterSessionExtendThenExtendHoldHoldExpired: Story = {
  name: 'Expired – after session.extend, then extendHold: hold_expired',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['session.extend', '✗ extendHold: unavailable', 'session.extend', '✗ extendHold: hold_expired'], sameScreen: [
      { id: 'states-flight-session--expired', name: 'Expired' },
    ] },
};
export const ExpiredAfterExtendHoldTypeErrorThenSessionExtendThenExtendHoldHoldExpired: Story = {
  name: 'Expired – after extendHold: TypeError, then session.extend, then extendHold: hold_expired',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['session.extend', '✗ extendHold: TypeError', 'session.extend', '✗ extendHold: hold_expired'], sameScreen: [
      { id: 'states-flight-session--expired', name: 'Expired' },
    ] },
};
export const RunningTimeUrgentExtensionAskingLastMinuteAskingForTimeExtensionRefused: Story = {
  name: 'Running / Time / Urgent + Extension / Asking – last minute, asking for time, extension refused',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: extension_refused', 'session.extend', '⏱ lastWarning'] },
};
export const RunningTimeUrgentExtensionAskingLastMinuteAskingForTimeUnavailable: Story = {
  name: 'Running / Time / Urgent + Extension / Asking – last minute, asking for time, unavailable',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: unavailable', 'session.extend', '⏱ lastWarning'] },
};
export const RunningTimeUrgentExtensionAskingLastMinuteAskingForTimeUnexpected: Story = {
  name: 'Running / Time / Urgent + Extension / Asking – last minute, asking for time, unexpected',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: TypeError', 'session.extend', '⏱ lastWarning'] },
};
export const RunningTimeOverExtensionAskingLastMinuteAskingForTimeExtensionRefused: Story = {
  name: 'Running / Time / Over + Extension / Asking – last minute, asking for time, extension refused',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: extension_refused', 'session.extend', '⏱ lastWarning', '⏱ end'] },
};
export const RunningTimeOverExtensionAskingLastMinuteAskingForTimeUnavailable: Story = {
  name: 'Running / Time / Over + Extension / Asking – last minute, asking for time, unavailable',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: unavailable', 'session.extend', '⏱ lastWarning', '⏱ end'] },
};
export const RunningTimeOverExtensionAskingLastMinuteAskingForTimeUnexpected: Story = {
  name: 'Running / Time / Over + Extension / Asking – last minute, asking for time, unexpected',
  args: { input: 0, way: ['session.extend', '⏱ warning', '✗ extendHold: TypeError', 'session.extend', '⏱ lastWarning', '⏱ end'] },
};
