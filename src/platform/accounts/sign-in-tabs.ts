const NAME = 'safar:session';
/** A channel also speaks to its own page, which knows already. */
const ME = crypto.randomUUID();

/** Tells the other tabs of this browser that somebody signed in or out. They ask the server who it is. */
export function tellTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(ME);
  channel.close();
}

/** Hears of it; returns the way to stop listening. */
export function onOtherTab(changed: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => {
    if (data !== ME) changed();
  };
  return () => channel.close();
}
