import { type FramedParty, type FrameEvent, hears } from '#domain/core/third-parties.ts';
import { onSiteEvent, type SiteEvent } from '#src/platform/core/flow/events.ts';

const NEWS: readonly FrameEvent[] = ['frame.ready', 'frame.failed'];

/** Calls `hear` with messages from this frame only, until the returned function is called. */
export function onFrameEvent(frame: HTMLIFrameElement, hear: (event: FrameEvent) => void): () => void {
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    const event = source === frame.contentWindow ? NEWS.find((one) => one === data) : undefined;
    if (event) hear(event);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

/**
 * Sends the events that this party may receive to its frame, starting with `first`. The frame has an opaque origin, so the target origin
 * must be "*".
 */
export function tellFrame(frame: HTMLIFrameElement, party: FramedParty, first: SiteEvent): () => void {
  const tell = ({ type, ...detail }: SiteEvent) => {
    if (hears(party, type)) frame.contentWindow?.postMessage({ event: type, ...detail }, '*');
  };
  tell(first);
  return onSiteEvent(tell);
}
