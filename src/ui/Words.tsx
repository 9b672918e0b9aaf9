import { Children, type ReactNode } from 'react';

/**
 * Texts beside an icon or another part, each in an element of its own. Programs that translate a page put nodes of their
 * own in place of its texts. React then goes on writing into the old text, which nobody sees any more; only what
 * is the whole content of an element is written anew. Elements among the children stay as they are.
 */
export const Words = ({ children }: { readonly children: ReactNode }) =>
  runsOf(children).map((run, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place.
    typeof run === 'string' ? <span key={index}>{run}</span> : run,
  );

/** Neighbouring texts become one, as they are one line on the screen; blanks alone are dropped. */
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
