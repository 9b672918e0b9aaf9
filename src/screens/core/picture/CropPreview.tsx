import { useEffect, useRef } from 'react';
import { mustBeUpright } from '#domain/core/picture-rules.ts';
import type { Opened, PictureCheck } from '#machines/core/upload/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { kB, type PictureLook } from '#src/screens/core/picture/picture-words.ts';
import css from '#src/screens/core/picture/Window.module.css';
import { flag } from '#src/ui/layout.tsx';

type Props = {
  readonly look: PictureLook;
  readonly opened: Opened;
  readonly copy: PictureCheck['copy'];
  readonly preview: ImageBitmap | null;
};

export function CropPreview({ look: { rules, words }, opened: { source, crop }, copy, preview }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // A replaced preview is closed and has no size.
  const scale = (preview?.width ?? 0) / source.width;
  const [width, height] = [Math.round(crop.width * scale), Math.round(crop.height * scale)];
  useEffect(() => {
    if (!preview?.width) return;
    const from = [crop.x * scale, crop.y * scale, crop.width * scale, crop.height * scale] as const;
    canvas.current?.getContext('2d')?.drawImage(preview, ...from, 0, 0, width, height);
  }, [preview, crop, scale, width, height]);
  return (
    <figure className={css.seen} data-wide={flag(!mustBeUpright(rules))}>
      <canvas ref={canvas} className={css.drawing} width={width || 2} height={height || 3} />
      <figcaption>
        <strong className="small">{words.seen()}</strong>
        {copy ? (
          <span className="small quiet">
            {m.picture_seen_size({ width: copy.width, height: copy.height, size: kB(copy.bytes) })}
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}
