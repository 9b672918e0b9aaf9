/** Runs when the browser is idle, after 3 s at the latest; the returned function cancels it. Safari has no idle callback. */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(then, { timeout: 3000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(then, 1000);
  return () => clearTimeout(id);
}
