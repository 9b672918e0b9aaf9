import { useEffect, useRef, useState } from 'react';
import type { IndexedStory } from '../../states/index-of-states.ts';
import { Frame } from '../stage/Frame.tsx';
import { StillScreen } from '../stage/StillScreen.tsx';
import type { Settings } from '../stage/settings.ts';
import { storyHref } from '../story-href.ts';
import css from './Atlas.module.css';

type Props = {
  readonly flow: string;
  readonly entry: IndexedStory;
  readonly width: number;
  readonly height: number;
  readonly settings: Settings;
};

const PAGE = 390;

/** A small live screen that renders when it is about to be visible. A click opens its story. */
export function Thumbnail({ flow, entry, width, height, settings }: Props) {
  const box = useRef<HTMLAnchorElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const scale = width / PAGE;
  return (
    <a
      ref={box}
      className={css.thumbnail}
      href={storyHref(entry.id)}
      target="_top"
      title={entry.name}
      aria-label={entry.name}
      style={{ inlineSize: width, blockSize: height }}
    >
      {isNear ? (
        <Frame
          title={entry.name}
          width={PAGE}
          height={height / scale}
          scale={scale}
          theme={settings.theme}
          dir={settings.dir}
          isStill
        >
          <StillScreen flow={flow} input={entry.input} way={entry.way} />
        </Frame>
      ) : null}
    </a>
  );
}
