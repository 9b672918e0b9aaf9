import type { NewsletterView } from '#machines/core/newsletter/view.ts';

export const newsletterViews = {
  unwanted: { kind: 'unwanted' },
  sending: { kind: 'sending' },
  sent: { kind: 'sent' },
  failed: { kind: 'failed' },
} satisfies Record<string, NewsletterView>;
