import type { Problem } from '#domain/core/problem.ts';
import type { DocumentsMailSnapshot } from '#machines/core/documents-mail/machine.ts';

export type DocumentsMailView =
  | { kind: 'idle'; problem: Problem | null }
  | { kind: 'mailing' }
  | { kind: 'mailed'; emailMasked: string };

export function documentsMailView(snapshot: DocumentsMailSnapshot): DocumentsMailView {
  const { mailed, problem } = snapshot.context;
  if (snapshot.matches('mailing')) return { kind: 'mailing' };
  return mailed ? { kind: 'mailed', ...mailed } : { kind: 'idle', problem };
}
