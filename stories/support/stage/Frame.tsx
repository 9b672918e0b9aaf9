import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './Stage.module.css';

type Props = {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** Scale: 1 is full size. */
  readonly scale: number;
  readonly theme: string;
  readonly dir: string;
  /** Ignores pointer and keyboard. */
  readonly isStill?: boolean;
  readonly children: ReactNode;
};

/**
 * A document of its own width: media queries match a phone although the window is wide. Uses the styles of this page.
 */
export function Frame({ title, width, height, scale, theme, dir, isStill = false, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    page.documentElement.lang = document.documentElement.lang || 'en';
    page.title = title;
    const copies = new Map<Element, Element>();
    const copy = () => {
      const styles = new Set(document.head.querySelectorAll('style, link[rel="stylesheet"]'));
      for (const [style, twin] of copies) {
        // Edited styles are replaced in development; unchanged ones are not loaded again.
        if (styles.has(style) && style.textContent === twin.textContent) continue;
        twin.remove();
        copies.delete(style);
      }
      for (const style of styles) {
        if (copies.has(style)) continue;
        const twin = page.importNode(style, true);
        copies.set(style, twin);
        page.head.append(twin);
      }
    };
    copy();
    const observer = new MutationObserver(copy);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    let isGone = false;
    void Promise.all([...copies.values()].map(loaded)).then(() => {
      if (!isGone) setBody(page.body);
    });
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [title]);
  useLayoutEffect(() => {
    const root = body?.ownerDocument.documentElement;
    if (!root) return;
    root.dir = dir;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  }, [body, theme, dir]);
  return (
    <div className={css.frame} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        inert={isStill}
        style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
      />
      {body ? createPortal(<main inert={isStill}>{children}</main>, body) : null}
    </div>
  );
}

/** Without its styles a screen would flash and measure itself wrongly. */
const loaded = (style: Element) =>
  new Promise<void>((resolve) => {
    if (style.localName !== 'link' || (style as HTMLLinkElement).sheet) return resolve();
    style.addEventListener('load', () => resolve());
    style.addEventListener('error', () => resolve());
  });
