import { useEffect, useRef } from 'react';
import { lateDocumentView } from '#machines/core/late-document/view.ts';
import { wiredLateDocument } from '#src/platform/core/api/late-document-actors.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';

/**
 * A document that a part of a page reads by itself. `key` says whose or which it is; null: none is read. Another key is another document,
 * which shows nothing of the one before; another `version` reads the same one anew.
 */
export function useLateDocument<T>(key: string | null, read: () => Promise<T>, version = '') {
  const latest = useRef(read);
  latest.current = read;
  const held = useRef<{ readonly key: string | null; readonly document: T } | null>(null);
  const actor = useFlow(
    () =>
      createFlow(
        wiredLateDocument(
          () => latest.current(),
          (document) => {
            held.current = { key, document };
          },
        ),
      ),
    key ?? '',
  );
  const { kind, isHere } = useFlowView(actor, lateDocumentView);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is read anew.
  useEffect(() => {
    if (key !== null) actor.send({ type: 'document.read' });
  }, [actor, key, version]);
  return {
    document: isHere && held.current?.key === key ? held.current.document : null,
    hasFailed: kind === 'failed',
    actor,
    readAgain: () => actor.send({ type: 'document.read' }),
  };
}
