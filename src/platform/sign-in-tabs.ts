const NAME = 'safar:session';

/** Tells the other tabs of this browser that somebody signed in or out. They ask the server who it is. */
export function tellTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

/** Hears of it; returns the way to stop listening. */
export function onOtherTab(changed: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = changed;
  return () => channel.close();
}
