import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';

/** Server epoch ms of the moment from which another code can be asked for; null: none was sent yet. */
export type OtpCountdownInput = { readonly resendAt: number | null };
/** What the server said of a code it sent. */
export type SentCode = { readonly resendAt: number };
export type OtpCountdownContext = OtpCountdownInput & { readonly problem: Problem | null; readonly sendings: number };

export type OtpCountdownEvent = DeadlineEvent | { type: 'code.resend' };
