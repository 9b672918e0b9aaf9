import { useEffect, useId, useRef, useState } from 'react';
import { type Crop, cropWithin, narrowestCrop } from '#domain/core/picture-rules.ts';
import type { Opened, UploadEvent } from '#machines/core/upload/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { CropGuide } from '#src/screens/core/picture/CropGuide.tsx';
import { CropHandle } from '#src/screens/core/picture/CropHandle.tsx';
import type { PictureLook } from '#src/screens/core/picture/picture-words.ts';
import css from '#src/screens/core/picture/Window.module.css';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';

type Props = {
  readonly look: PictureLook;
  readonly opened: Opened;
  readonly preview: ImageBitmap | null;
  readonly send: (event: UploadEvent) => void;
};

/** The picture with its crop: drag, arrow keys or pinch; sliders as an alternative. */
export function CropWindow({ look: { rules, words }, opened: { source, crop: judged }, preview, send }: Props) {
  // Not checked while dragging.
  const [dragged, setDragged] = useState<Crop | null>(null);
  const crop = dragged ?? judged;
  const widest = cropWithin(rules, source, { x: 0, y: 0, width: source.width }).width;
  const move = (change: Partial<Omit<Crop, 'height'>>) =>
    send({ type: 'crop.change', crop: cropWithin(rules, source, { ...crop, ...change }) });
  const { width, height } = source;
  return (
    <figure className={css.window}>
      <div className={css.frame}>
        <Drawing preview={preview} />
        <CropGuide rules={rules} source={source} crop={crop} />
        <CropHandle
          onMove={(x, y) => move({ x: crop.x + x * width, y: crop.y + y * height })}
          onDrag={(x, y, times) => {
            const grown = around(judged, judged.width * times);
            setDragged(cropWithin(rules, source, { ...grown, x: grown.x + x * width, y: grown.y + y * height }));
          }}
          onDrop={() => {
            if (dragged) send({ type: 'crop.change', crop: dragged });
            setDragged(null);
          }}
        />
      </div>
      <figcaption className="small quiet">
        {words.guide()} {m.picture_move()}
      </figcaption>
      <Row>
        <Button size="s" icon="refresh" onClick={() => send({ type: 'picture.turn' })}>
          {m.picture_turn()}
        </Button>
      </Row>
      <Slider
        label={m.picture_zoom()}
        min={Math.min(narrowestCrop(rules), widest)}
        max={widest}
        value={crop.width}
        onMove={(wide) => move(around(crop, wide))}
      />
      <Slider label={m.picture_across()} min={0} max={width - crop.width} value={crop.x} onMove={(x) => move({ x })} />
      <Slider label={m.picture_down()} min={0} max={height - crop.height} value={crop.y} onMove={(y) => move({ y })} />
    </figure>
  );
}

/** Resized to that width around its centre. */
function around({ x, y, width, height }: Crop, wide: number): Omit<Crop, 'height'> {
  const high = (height * wide) / width;
  return { width: wide, x: x + (width - wide) / 2, y: y + (height - high) / 2 };
}

/** A canvas, because the CSP allows no blob URLs. */
function Drawing({ preview }: { readonly preview: ImageBitmap | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // A replaced preview is closed and has no size.
    if (preview?.width) canvas.current?.getContext('2d')?.drawImage(preview, 0, 0);
  }, [preview]);
  return <canvas ref={canvas} className={css.drawing} width={preview?.width || 2} height={preview?.height || 3} />;
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
