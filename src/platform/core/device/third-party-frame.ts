import { type FramedParty, type FrameNews, hears } from '#domain/core/third-parties.ts';
import { onSiteEvent, type SiteEvent } from '#src/platform/core/flow/events.ts';

const NEWS: readonly FrameNews[] = ['frame.ready', 'frame.failed'];

/** What the frame says of its script, until the result is called. All else that comes from it is not heard. */
export function onFrameNews(frame: HTMLIFrameElement, hear: (news: FrameNews) => void): () => void {
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    const news = source === frame.contentWindow ? NEWS.find((one) => one === data) : undefined;
    if (news) hear(news);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

/** Tells a frame what its party may hear, from `first` on. Its origin is none, so it cannot be named. */
export function tellFrame(frame: HTMLIFrameElement, party: FramedParty, first: SiteEvent): () => void {
  const tell = ({ type, ...told }: SiteEvent) => {
    if (hears(party, type)) frame.contentWindow?.postMessage({ event: type, ...told }, '*');
  };
  tell(first);
  return onSiteEvent(tell);
}
