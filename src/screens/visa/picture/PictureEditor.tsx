import type { Opened, UploadEvent } from '#machines/core/upload/types.ts';
import type { UploadView } from '#machines/core/upload/view.ts';
import { CropPreview } from '#src/screens/visa/picture/CropPreview.tsx';
import { CropWindow } from '#src/screens/visa/picture/CropWindow.tsx';
import { MeasuredRules } from '#src/screens/visa/picture/MeasuredRules.tsx';
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
      <CropWindow kind={view.pictureKind} opened={opened} preview={preview} send={send} />
      <div className={css.results}>
        <CropPreview kind={view.pictureKind} opened={opened} copy={copy} preview={preview} />
        <MeasuredRules view={view} />
      </div>
    </div>
  );
}
