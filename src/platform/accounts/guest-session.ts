import type { components } from '#openapi/generated/types.ts';

export type Account = components['schemas']['Account'];
export type CurrentSession = components['schemas']['CurrentSession'];

/** The session of a guest. All pages ship this file, so it holds nothing else. */
export const GUEST_SESSION: CurrentSession = { account: null, mayOnlySetPassword: false, serverNow: 0 };
