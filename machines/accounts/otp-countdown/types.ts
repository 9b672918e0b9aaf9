import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';

/** Time from which another code can be requested, server epoch ms; null: none was sent yet. */
export type OtpCountdownInput = { readonly resendAt: number | null };
export type SentCode = { readonly resendAt: number };
export type OtpCountdownContext = OtpCountdownInput & { readonly problem: Problem | null; readonly sendings: number };

export type OtpCountdownEvent = DeadlineEvent | { type: 'code.resend' };
