import type { ReactNode } from 'react';
import { translate } from '../translate.ts';
import { openPage } from './draw.tsx';

/** A screen in one state. */
export type Look = { readonly name: string; readonly screen: ReactNode };

/** Forms copy values of their view in a later task, and the guard hears of changes after them. */
const settled = () => new Promise((done) => setTimeout(done));

/**
 * Shows the looks one after the other in the same page, and translates it in between. One sentence for each error of
 * React, and for each look that has other words than in a page that nobody translates. That page shows all looks, too: a
 * part may keep what it was first told, such as a form.
 */
export async function translatedFaults(looks: readonly Look[], host: HTMLElement): Promise<string[]> {
  const faults: string[] = [];
  let way = 'without translation';
  const note = (error: unknown) => faults.push(`${way}: ${error}`);
  const wanted = await shownIn(host, looks, note, () => undefined);
  const shown = await shownIn(host, looks, note, (page, index) => {
    way = `${looks[index]?.name} → ${looks[index + 1]?.name}`;
    translate(page);
  });
  for (const [index, { name }] of looks.entries()) {
    const [right = '', words = ''] = [wanted[index], shown[index]];
    if (words !== right) faults.push(`${looks[index - 1]?.name} → ${name}: ${difference(right, words)}`);
  }
  return faults;
}

type After = (page: HTMLElement, index: number) => void;

/** The words of each look, shown in the same page. */
async function shownIn(host: HTMLElement, looks: readonly Look[], note: (error: unknown) => void, after: After) {
  const { page, show, close } = openPage(host, {
    onUncaughtError: note,
    onCaughtError: note,
    onRecoverableError: note,
  });
  const words: string[] = [];
  for (const [index, { screen }] of looks.entries()) {
    show(screen);
    await settled();
    words.push(page.textContent ?? '');
    after(page, index);
    await settled();
  }
  close();
  return words;
}

/** What is between the common beginning and the common end of two texts. */
function difference(wanted: string, shown: string): string {
  const most = Math.min(wanted.length, shown.length);
  let start = 0;
  while (start < most && wanted[start] === shown[start]) start += 1;
  let end = 0;
  while (end < most - start && wanted.at(-1 - end) === shown.at(-1 - end)) end += 1;
  const middle = (text: string) => JSON.stringify(text.slice(start, text.length - end));
  return `shows ${middle(shown)} instead of ${middle(wanted)} after ${JSON.stringify(wanted.slice(0, start).slice(-20))}`;
}
