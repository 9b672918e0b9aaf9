import type { DocumentsMailView } from '#machines/core/documents-mail/view.ts';

export const documentsMailViews = {
  idle: { kind: 'idle', problem: null },
  mailing: { kind: 'mailing' },
  mailed: { kind: 'mailed', emailMasked: 'a•••@example.org' },
  tooOften: {
    kind: 'idle',
    problem: { code: 'rate_limited', message: 'Too many tries. Wait a little.', retryAfterSeconds: 1800 },
  },
} satisfies Record<string, DocumentsMailView>;
