import { useRouteContext } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UploadInput } from '#machines/core/upload/types.ts';
import { uploadView } from '#machines/core/upload/view.ts';
import { type PictureHears, pictureAt } from '#src/platform/visa/pictures/kept-pictures.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { PictureStudio } from '#src/screens/visa/request/PictureStudio.tsx';

type Props = UploadInput &
  Pick<PictureHears, 'onStored'> &
  Partial<PictureHears> & {
    readonly error: string | undefined;
    readonly mayRemove: boolean;
    /** Where a page that saves the picture with the rest gets the save function; without it the picture has its own main button. */
    readonly taker?: RefObject<(() => boolean) | null>;
  };

export function VisaPictureHost({ error, mayRemove, taker, onStored, onSettled, ...input }: Props) {
  const context = useRouteContext({ from: '__root__' });
  const [picture] = useState(() => pictureAt(context, input));
  const { actor, store } = picture;
  const view = useFlowView(actor, uploadView);
  const preview = useSyncExternalStore(store.subscribe, store.preview, () => null);
  const hears = useRef({ onStored, onSettled });
  useEffect(() => {
    hears.current = { onStored, onSettled };
  });
  useEffect(
    () =>
      picture.open({
        onStored: (request) => hears.current.onStored(request),
        onSettled: (isStored, request) => hears.current.onSettled?.(isStored, request),
      }),
    [picture],
  );
  useEffect(() => {
    if (!taker) return;
    taker.current = picture.take;
    return () => {
      taker.current = null;
    };
  }, [picture, taker]);
  return (
    <PictureStudio
      view={view}
      preview={preview}
      error={error}
      mayRemove={mayRemove}
      isAlone={taker === undefined}
      onFile={(file) => {
        store.put(file);
        actor.send({ type: 'picture.choose' });
      }}
      send={actor.send}
    />
  );
}
