import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const STEP = 1.25;
/** A pixel of the wheel, or of the pinch of a touchpad, which browsers report as the wheel with Ctrl. */
const PER_PIXEL = 0.005;
const BOUNDS = { least: 0.15, most: 3 };

type Zoom = {
  readonly scale: number;
  readonly setScale: (scale: number) => void;
  readonly fit: () => void;
};

const bounded = (scale: number) => Math.min(BOUNDS.most, Math.max(BOUNDS.least, scale));

/**
 * Zooms the content of a box that scrolls: with the keys + - 0, with Ctrl and the wheel, with two fingers; the mouse drags it.
 * The arrow keys and one finger scroll it by themselves. What is in the middle stays there.
 */
export function useZoom(room: RefObject<HTMLElement | null>, { scale, setScale, fit }: Zoom) {
  const latest = useRef({ scale, setScale, fit });
  latest.current = { scale, setScale, fit };
  const before = useRef(scale);
  useLayoutEffect(() => {
    const box = room.current;
    if (!box || before.current === scale) return;
    const ratio = scale / before.current;
    before.current = scale;
    box.scrollTo({
      left: (box.scrollLeft + box.clientWidth / 2) * ratio - box.clientWidth / 2,
      top: (box.scrollTop + box.clientHeight / 2) * ratio - box.clientHeight / 2,
    });
  }, [room, scale]);
  useEffect(() => {
    const box = room.current;
    if (!box) return;
    const zoomBy = (factor: number) => latest.current.setScale(bounded(latest.current.scale * factor));
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => zoomBy(STEP),
      '=': () => zoomBy(STEP),
      '-': () => zoomBy(1 / STEP),
      '0': () => latest.current.fit(),
    };
    const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (!ctrlKey && !metaKey) keys[key]?.();
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * PER_PIXEL));
    };
    let apart = 0;
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      const now = one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
      if (now > 0) event.preventDefault();
      if (now > 0 && apart > 0) zoomBy(now / apart);
      apart = now;
    };
    const onDrag = ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
      if (pointerType === 'mouse' && buttons === 1) box.scrollBy(-movementX, -movementY);
    };
    const stop = new AbortController();
    const { signal } = stop;
    box.addEventListener('keydown', onKeyDown, { signal });
    box.addEventListener('wheel', onWheel, { signal, passive: false });
    box.addEventListener('touchstart', onTouch, { signal, passive: false });
    box.addEventListener('touchmove', onTouch, { signal, passive: false });
    box.addEventListener('touchend', onTouch, { signal });
    box.addEventListener('pointermove', onDrag, { signal });
    return () => stop.abort();
  }, [room]);
}
