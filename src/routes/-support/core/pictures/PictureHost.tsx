import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UploadInput } from '#machines/core/upload/types.ts';
import { uploadView } from '#machines/core/upload/view.ts';
import { type PictureHears, pictureAt } from '#src/platform/core/pictures/kept-pictures.ts';
import type { PictureProduct } from '#src/platform/core/pictures/picture-product.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import type { PictureStudioProps } from '#src/screens/core/picture/PictureStudio.tsx';

export type PictureHostProps = UploadInput &
  Pick<PictureHears, 'onStored'> &
  Partial<PictureHears> & {
    readonly error: string | undefined;
    readonly mayRemove: boolean;
    /** Where a page that saves the picture with the rest gets the save function; without it the picture has its own main button. */
    readonly taker?: RefObject<(() => boolean) | null>;
  };

type Props = PictureHostProps & {
  readonly product: PictureProduct;
  /** Draws the studio with the product's words. */
  readonly children: (shown: Omit<PictureStudioProps, 'look' | 'samples' | 'unmeasured'>) => ReactNode;
};

/** Connects the picture of this tab with the studio of its product. */
export function PictureHost({ product, children, error, mayRemove, taker, onStored, onSettled, ...input }: Props) {
  const context = useRouteContext({ from: '__root__' });
  const [picture] = useState(() => pictureAt(context, product, input));
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
        onStored: () => hears.current.onStored(),
        onSettled: (isStored) => hears.current.onSettled?.(isStored),
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
  return children({
    view,
    preview,
    error,
    mayRemove,
    isAlone: taker === undefined,
    onFile: (file) => {
      store.put(file);
      actor.send({ type: 'picture.choose' });
    },
    send: actor.send,
  });
}
