import { useEffect, useId, useRef } from 'react';
import { type Crop, cropWithin, narrowestCrop, type PictureKind } from '#domain/picture-rules.ts';
import type { Opened, UploadEvent } from '#machines/upload/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/visa/request/Picture.module.css';
import { PICTURE_WORDS } from '#src/screens/visa/request/picture-words.ts';

type Props = {
  readonly kind: PictureKind;
  readonly opened: Opened;
  readonly preview: ImageBitmap | null;
  readonly send: (event: UploadEvent) => void;
};

/** The picture, its window, and three sliders that move it: by mouse, finger and keyboard alike. */
export function PictureWindow({ kind, opened: { source, crop }, preview, send }: Props) {
  const words = PICTURE_WORDS[kind];
  const widest = cropWithin(kind, source, { x: 0, y: 0, width: source.width }).width;
  const move = (change: Partial<Crop>) =>
    send({ type: 'crop.change', crop: cropWithin(kind, source, { ...crop, ...change }) });
  /** Grows and shrinks around its middle. */
  const zoom = (width: number) => {
    const height = (crop.height * width) / crop.width;
    move({ width, x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2 });
  };
  const { width, height } = source;
  const edge = `M0 0H${width}V${height}H0Z`;
  const hole = `M${crop.x} ${crop.y}h${crop.width}v${crop.height}h${-crop.width}Z`;
  return (
    <figure className={css.window}>
      <div className={css.frame}>
        <Drawing preview={preview} />
        <svg
          className={css.guide}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={m.visarequest_pic_window()}
        >
          <path className={css.shade} fillRule="evenodd" d={edge + hole} />
          <path className={css.line} d={hole} />
          {kind === 'photo' ? (
            <ellipse
              className={css.line}
              data-dashed=""
              cx={crop.x + crop.width / 2}
              cy={crop.y + crop.height / 2}
              rx={crop.width * 0.34}
              ry={crop.height * 0.375}
            />
          ) : null}
        </svg>
      </div>
      <figcaption className="small quiet">{words.guide()}</figcaption>
      <Slider
        label={m.visarequest_pic_zoom()}
        min={Math.min(narrowestCrop(kind), widest)}
        max={widest}
        value={crop.width}
        onMove={zoom}
      />
      <Slider
        label={m.visarequest_pic_across()}
        min={0}
        max={width - crop.width}
        value={crop.x}
        onMove={(x) => move({ x })}
      />
      <Slider
        label={m.visarequest_pic_down()}
        min={0}
        max={height - crop.height}
        value={crop.y}
        onMove={(y) => move({ y })}
      />
    </figure>
  );
}

/** On a canvas, as the policy of the pages knows no address of a file that somebody chose. */
function Drawing({ preview }: { readonly preview: ImageBitmap | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (preview) canvas.current?.getContext('2d')?.drawImage(preview, 0, 0);
  }, [preview]);
  return <canvas ref={canvas} className={css.drawing} width={preview?.width ?? 2} height={preview?.height ?? 3} />;
}

type SliderProps = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onMove: (value: number) => void;
};

function Slider({ label, min, max, value, onMove }: SliderProps) {
  const id = useId();
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={Math.max(1, Math.round((max - min) / 100))}
        value={value}
        disabled={max <= min}
        onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
