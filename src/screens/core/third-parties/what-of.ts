import type { FramedParty, KnownParty } from '#domain/core/third-parties.ts';
import { m } from '#src/copy/generated/messages.js';

const WHAT: Readonly<Record<FramedParty, (of: { host: string }) => string>> = {
  analytics: m.thirdparties_analytics,
  engagement: m.thirdparties_engagement,
  recording: m.thirdparties_recording,
  chat: m.thirdparties_chat,
};

export const whatOf = ({ party, host }: KnownParty): string => WHAT[party]({ host });
