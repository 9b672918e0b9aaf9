import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UploadInput } from '#machines/upload/types.ts';
import { uploadView } from '#machines/upload/view.ts';
import { createFlow } from '#src/platform/flow.ts';
import { createPictureDesk } from '#src/platform/pictures/picture-desk.ts';
import { wiredUpload } from '#src/platform/upload-ports.ts';
import { useFlow } from '#src/routes/-support/useFlow.ts';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import { PictureStudio } from '#src/screens/visa/request/PictureStudio.tsx';

type Props = UploadInput & {
  readonly error: string | undefined;
  readonly mayRemove: boolean;
  /** The request has the picture now, or has it no more. */
  readonly onStored: () => void;
};

/** One picture of one person, with the file that was chosen for it. */
export function VisaPictureHost({ error, mayRemove, onStored, ...input }: Props) {
  const context = useRouteContext({ from: '__root__' });
  const [desk] = useState(createPictureDesk);
  const actor = useFlow(() => createFlow(wiredUpload(context, desk), { input }));
  const view = useFlowView(actor, uploadView);
  const preview = useSyncExternalStore(desk.subscribe, desk.preview, () => null);
  useEffect(() => desk.clear, [desk]);
  useEffect(() => {
    const resume = () => actor.send({ type: 'upload.resume' });
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, [actor]);
  const { documentId } = view;
  const known = useRef(documentId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, not when the page is drawn again.
  useEffect(() => {
    if (known.current === documentId) return;
    known.current = documentId;
    onStored();
  }, [documentId]);
  return (
    <PictureStudio
      view={view}
      preview={preview}
      error={error}
      mayRemove={mayRemove}
      onFile={(file) => {
        desk.put(file);
        actor.send({ type: 'picture.choose' });
      }}
      send={actor.send}
    />
  );
}
