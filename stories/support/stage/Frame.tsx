import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './Stage.module.css';

type Props = {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** How large it is shown: 1 is true size. */
  readonly scale: number;
  readonly theme: string;
  readonly dir: string;
  readonly children: ReactNode;
};

/** A page of its own width: media queries see a phone although the window is a desk. Styles are those of this page. */
export function Frame({ title, width, height, scale, theme, dir, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    page.documentElement.lang = document.documentElement.lang || 'en';
    page.title = title;
    const copy = () => {
      const styles = document.head.querySelectorAll('style, link[rel="stylesheet"]');
      page.head.replaceChildren(...[...styles].map((style) => page.importNode(style, true)));
    };
    copy();
    // Styles of parts that arrive late, and of a part that was just edited.
    const observer = new MutationObserver(copy);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    setBody(page.body);
    return () => observer.disconnect();
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
      <iframe ref={frame} title={title} style={{ inlineSize: width, blockSize: height, scale: String(scale) }} />
      {body ? createPortal(<main>{children}</main>, body) : null}
    </div>
  );
}
