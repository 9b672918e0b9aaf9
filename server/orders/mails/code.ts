import { CODE_MINUTES } from '#domain/core/limits.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';

/** Sent when somebody opened the order by its reference and this address. */
export const orderCodeMail = (code: string, reference: string): Mail =>
  mailOf(
    `${code} is your code for ${reference}`,
    [
      {
        lines: [
          `Your code: ${code}`,
          `It shows within ${CODE_MINUTES} minutes that you are the owner of order ${reference}: then it can be cancelled and its passport numbers are shown. Nobody of ours will ever ask you for it.`,
          'If you did not ask for it, somebody knows the reference of your order. Without this code they can cancel nothing. Do not pass it on.',
        ],
      },
    ],
    [code],
  );
