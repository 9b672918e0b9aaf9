const NAME = 'safar:session';
/** Id of this page, to ignore its own messages. */
const ME = crypto.randomUUID();

/** Tells other tabs of this browser that the session changed. They ask the server who is signed in. */
export function tellTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(ME);
  channel.close();
}

/** Subscribes to session changes in other tabs; returns an unsubscribe function. */
export function onOtherTab(changed: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => {
    if (data !== ME) changed();
  };
  return () => channel.close();
}
