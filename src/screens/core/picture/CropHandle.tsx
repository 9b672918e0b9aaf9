import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/picture/Window.module.css';

/** Step of an arrow key, as a share of the picture. */
const STEP = 0.01;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type Point = { readonly x: number; readonly y: number };
type Finger = { readonly from: Point; readonly now: Point };

type Props = {
  /** Shares of the picture, right and down. */
  readonly onMove: (x: number, y: number) => void;
  /** Total movement since a finger was added or removed, and the zoom factor of two fingers. */
  readonly onDrag: (x: number, y: number, times: number) => void;
  readonly onDrop: () => void;
};

/** Lies over the picture: mouse or finger drags the crop, two fingers zoom, arrow keys move it. */
export function CropHandle({ onMove, onDrag, onDrop }: Props) {
  const fingers = useRef(new Map<number, Finger>());
  /** Commits the movement; remaining fingers continue from here. */
  const beginAnew = () => {
    onDrop();
    for (const [id, { now }] of fingers.current) fingers.current.set(id, { from: now, now });
  };
  const drag = ({ clientX, clientY, pointerId, currentTarget }: PointerEvent) => {
    const finger = fingers.current.get(pointerId);
    if (!finger) return;
    fingers.current.set(pointerId, { ...finger, now: { x: clientX, y: clientY } });
    const { width, height } = currentTarget.getBoundingClientRect();
    const { x, y, times } = gestureOf([...fingers.current.values()]);
    onDrag(x / width, y / height, times);
  };
  const lift = ({ pointerId }: PointerEvent) => {
    if (fingers.current.delete(pointerId)) beginAnew();
  };
  return (
    <button
      type="button"
      className={css.grip}
      aria-label={m.picture_window()}
      onPointerDown={({ clientX, clientY, pointerId, currentTarget }) => {
        currentTarget.setPointerCapture(pointerId);
        if (fingers.current.size > 0) beginAnew();
        const here = { x: clientX, y: clientY };
        fingers.current.set(pointerId, { from: here, now: here });
      }}
      onPointerMove={drag}
      onPointerUp={lift}
      onPointerCancel={lift}
      onKeyDown={(event: KeyboardEvent) => {
        const arrow = ARROWS[event.key];
        if (!arrow) return;
        event.preventDefault();
        onMove(...arrow);
      }}
    />
  );
}

/** Common movement of the first two fingers in pixels, and the ratio of their distances. */
function gestureOf([one, other]: readonly Finger[]): Point & { readonly times: number } {
  if (!one) return { x: 0, y: 0, times: 1 };
  const second = other ?? one;
  const middle = (at: keyof Finger) => ({
    x: (one[at].x + second[at].x) / 2,
    y: (one[at].y + second[at].y) / 2,
  });
  const [from, now] = [middle('from'), middle('now')];
  const apart = (at: keyof Finger) => Math.hypot(one[at].x - second[at].x, one[at].y - second[at].y);
  const before = apart('from');
  return { x: now.x - from.x, y: now.y - from.y, times: before > 0 ? apart('now') / before : 1 };
}
