import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { type Crop, cropWithin, narrowestCrop, type PictureKind } from '#domain/picture-rules.ts';
import type { Opened, UploadEvent } from '#machines/upload/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/visa/request/Picture.module.css';
import { PICTURE_WORDS } from '#src/screens/visa/request/picture-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';

type Props = {
  readonly kind: PictureKind;
  readonly opened: Opened;
  readonly preview: ImageBitmap | null;
  readonly send: (event: UploadEvent) => void;
};

/** One press of an arrow, as a part of the picture. */
const STEP = 0.01;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The picture and its window, which is dragged, moved by arrows, and by sliders for who can do neither. */
export function PictureWindow({ kind, opened: { source, crop: judged }, preview, send }: Props) {
  // While it is dragged it is judged by nobody.
  const [dragged, setDragged] = useState<Crop | null>(null);
  const crop = dragged ?? judged;
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
        <svg className={css.guide} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
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
        <Grip
          onMove={(x, y) => move({ x: crop.x + x * width, y: crop.y + y * height })}
          onDrag={(x, y) =>
            setDragged(cropWithin(kind, source, { ...judged, x: judged.x + x * width, y: judged.y + y * height }))
          }
          onDrop={() => {
            if (dragged) send({ type: 'crop.change', crop: dragged });
            setDragged(null);
          }}
        />
      </div>
      <figcaption className="small quiet">
        {words.guide()} {m.visarequest_pic_move()}
      </figcaption>
      <Row>
        <Button size="s" icon="refresh" onClick={() => send({ type: 'picture.turn' })}>
          {m.visarequest_pic_turn()}
        </Button>
      </Row>
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

type GripProps = {
  /** Parts of the picture to the right and down. */
  readonly onMove: (x: number, y: number) => void;
  /** The same since the finger came down. */
  readonly onDrag: (x: number, y: number) => void;
  readonly onDrop: () => void;
};

/** Lies over the picture: a mouse or a finger drags it, the arrows of the keyboard move it. */
function Grip({ onMove, onDrag, onDrop }: GripProps) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const drag = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (!from.current) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    onDrag((clientX - from.current.x) / width, (clientY - from.current.y) / height);
  };
  const drop = () => {
    from.current = null;
    onDrop();
  };
  return (
    <button
      type="button"
      className={css.grip}
      aria-label={m.visarequest_pic_window()}
      onPointerDown={({ clientX, clientY, pointerId, currentTarget }) => {
        currentTarget.setPointerCapture(pointerId);
        from.current = { x: clientX, y: clientY };
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={(event: KeyboardEvent) => {
        const arrow = ARROWS[event.key];
        if (!arrow) return;
        event.preventDefault();
        onMove(...arrow);
      }}
    />
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
