import { Children, type ReactNode } from 'react';

/**
 * Wraps each text beside an icon or another part in its own element. Page translators replace text nodes; React would go on updating the
 * old, detached ones, unless a text is the whole content of its element. Child elements stay as they are.
 */
export const Words = ({ children }: { readonly children: ReactNode }) =>
  runsOf(children).map((run, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place.
    typeof run === 'string' ? <span key={index}>{run}</span> : run,
  );

/** Joins adjacent texts, which are one line on the screen; drops whitespace-only ones. */
function runsOf(children: ReactNode): ReactNode[] {
  const runs: ReactNode[] = [];
  for (const child of Children.toArray(children)) {
    const text = typeof child === 'string' || typeof child === 'number' ? String(child) : undefined;
    const before = runs.at(-1);
    if (text === undefined) runs.push(child);
    else if (typeof before === 'string') runs[runs.length - 1] = before + text;
    else runs.push(text);
  }
  return runs.filter((run) => typeof run !== 'string' || run.trim() !== '');
}
