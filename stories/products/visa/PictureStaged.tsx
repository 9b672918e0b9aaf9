import { useEffect, useState } from 'react';
import { drawnPhoto } from '#domain/core/testing/drawn-pictures.ts';
import { isVisaPictureKind, type VisaPictureKind } from '#domain/visa/visa-picture-kinds.ts';
import { uploadViews } from '#machines/core/upload/fixtures.ts';
import type { UploadEvent } from '#machines/core/upload/types.ts';
import type { UploadView } from '#machines/core/upload/view.ts';
import { VisaPicture } from '#src/screens/visa/request/VisaPicture.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';

type Props = {
  readonly view: UploadView;
  readonly send: (event: UploadEvent) => void;
  readonly error?: string;
  readonly isAlone?: boolean;
};

export function PictureStaged({ view, send, error, isAlone = false }: Props) {
  const [preview, setPreview] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    let isGone = false;
    void drawnBitmap().then((drawn) => {
      if (!isGone) setPreview(drawn);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <Section isTight>
      <Wrap>
        <VisaPicture
          kind={isVisaPictureKind(view.pictureKind) ? view.pictureKind : 'photo'}
          view={view}
          preview={preview}
          error={error}
          isAlone={isAlone}
          onFile={() => send({ type: 'picture.choose' })}
          send={send}
        />
      </Wrap>
    </Section>
  );
}

export const PictureAsked = ({ kind }: { readonly kind: VisaPictureKind }) => (
  <VisaPicture
    kind={kind}
    view={{ ...uploadViews.empty, pictureKind: kind }}
    preview={null}
    error={undefined}
    mayRemove={false}
    isAlone
    onFile={() => {}}
    send={() => {}}
  />
);

function drawnBitmap(): Promise<ImageBitmap> {
  const { width, height, data } = drawnPhoto({ size: [400, 540] });
  const pixels = new ImageData(width, height);
  for (let at = 0; at < width * height; at += 1) {
    pixels.data.set(data.subarray(at * 3, at * 3 + 3), at * 4);
    pixels.data[at * 4 + 3] = 255;
  }
  return createImageBitmap(pixels);
}
