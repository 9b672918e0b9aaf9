import type { SandboxWish } from '#server/products/visa/review.ts';

/** Wishes of a scenario for the simulated reviewer. */
export const scenarios = {
  correctionWanted: 'the reviewer of a visa request asks for one field of the last person again',
  personRefused: 'the ministry refuses the last person of a visa request',
  allRefused: 'the ministry refuses everybody of a visa request',
  leftToStaff: 'the simulated reviewer leaves a visa request to the staff',
} as const satisfies Record<SandboxWish, string>;
