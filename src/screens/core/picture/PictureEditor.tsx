import type { ReactNode } from 'react';
import type { Opened, UploadEvent } from '#machines/core/upload/types.ts';
import type { UploadView } from '#machines/core/upload/view.ts';
import { CropPreview } from '#src/screens/core/picture/CropPreview.tsx';
import { CropWindow } from '#src/screens/core/picture/CropWindow.tsx';
import { MeasuredRules } from '#src/screens/core/picture/MeasuredRules.tsx';
import type { PictureLook } from '#src/screens/core/picture/picture-words.ts';
import css from '#src/screens/core/picture/Window.module.css';

type Props = {
  readonly look: PictureLook;
  readonly view: UploadView;
  readonly opened: Opened;
  /** Preview of the chosen file; null until decoded. */
  readonly preview: ImageBitmap | null;
  /** What people must check themselves. */
  readonly unmeasured: ReactNode;
  readonly send: (event: UploadEvent) => void;
};

/** A decoded file: the crop editor, and beside it the result with its checks. */
export function PictureEditor({ look, unmeasured, view, opened, preview, send }: Props) {
  const copy = 'copy' in view ? view.copy : null;
  return (
    <div className={css.desk}>
      <CropWindow look={look} opened={opened} preview={preview} send={send} />
      <div className={css.results}>
        <CropPreview look={look} opened={opened} copy={copy} preview={preview} />
        <MeasuredRules look={look} view={view}>
          {unmeasured}
        </MeasuredRules>
      </div>
    </div>
  );
}
