import type { Opened, UploadEvent } from '#machines/core/upload/types.ts';
import type { UploadView } from '#machines/core/upload/view.ts';
import { PictureMeasured } from '#src/screens/visa/picture/PictureMeasured.tsx';
import { PictureSeen } from '#src/screens/visa/picture/PictureSeen.tsx';
import { PictureWindow } from '#src/screens/visa/picture/PictureWindow.tsx';
import css from '#src/screens/visa/picture/Window.module.css';

type Props = {
  readonly view: UploadView;
  readonly opened: Opened;
  /** Preview of the chosen file; null until decoded. */
  readonly preview: ImageBitmap | null;
  readonly send: (event: UploadEvent) => void;
};

/** A decoded file: the crop editor, and beside it the result with its checks. */
export function PictureEditor({ view, opened, preview, send }: Props) {
  const copy = 'copy' in view ? view.copy : null;
  return (
    <div className={css.desk}>
      <PictureWindow kind={view.pictureKind} opened={opened} preview={preview} send={send} />
      <div className={css.results}>
        <PictureSeen kind={view.pictureKind} opened={opened} copy={copy} preview={preview} />
        <PictureMeasured view={view} />
      </div>
    </div>
  );
}
