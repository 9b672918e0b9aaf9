import type { NewsletterSnapshot } from '#machines/core/newsletter/machine.ts';

export type NewsletterView = { kind: 'unwanted' } | { kind: 'sending' } | { kind: 'sent' } | { kind: 'failed' };

export function newsletterView(snapshot: NewsletterSnapshot): NewsletterView {
  if (snapshot.matches('sending')) return { kind: 'sending' };
  if (snapshot.matches('sent')) return { kind: 'sent' };
  return snapshot.matches('failed') ? { kind: 'failed' } : { kind: 'unwanted' };
}
