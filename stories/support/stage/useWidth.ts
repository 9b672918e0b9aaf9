import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Width of an element in px; 0 before it is measured. */
export function useWidth<T extends HTMLElement>(): readonly [RefObject<T | null>, number] {
  const box = useRef<T>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
