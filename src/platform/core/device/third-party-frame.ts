import { type FramedParty, type FrameNews, hears } from '#domain/core/third-parties.ts';
import { onSiteEvent, type SiteEvent } from '#src/platform/core/flow/events.ts';

const NEWS: readonly FrameNews[] = ['frame.ready', 'frame.failed'];

/** Calls `hear` with messages from this frame only, until the returned function is called. */
export function onFrameNews(frame: HTMLIFrameElement, hear: (news: FrameNews) => void): () => void {
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    const news = source === frame.contentWindow ? NEWS.find((one) => one === data) : undefined;
    if (news) hear(news);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

/**
 * Sends the events that this party may receive to its frame, starting with `first`. The frame has an opaque origin, so the target origin
 * must be "*".
 */
export function tellFrame(frame: HTMLIFrameElement, party: FramedParty, first: SiteEvent): () => void {
  const tell = ({ type, ...told }: SiteEvent) => {
    if (hears(party, type)) frame.contentWindow?.postMessage({ event: type, ...told }, '*');
  };
  tell(first);
  return onSiteEvent(tell);
}
