/** When the page has nothing more urgent to do, after 3 s at the latest; the result takes it back. Safari has no idle callback. */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(then, { timeout: 3000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(then, 1000);
  return () => clearTimeout(id);
}
