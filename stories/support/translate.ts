import { keepTranslated } from '#src/app/keep-translated.ts';

/** What no translator replaces: React goes on with these texts. */
const KEPT = 'script, style, template, textarea, option';

/** Like browser translation: wraps each text in its own elements. */
export function translate(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest(KEPT)) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    inner.append(text.data);
    text.replaceWith(outer);
  }
}

type Patches = Pick<Node, 'insertBefore' | 'removeChild'>;
let guard: Patches | undefined;

/** Runs `work` with the guard of a translated page; stories of a run share the page, and others must not have it. */
export async function withGuard(work: () => Promise<void>): Promise<void> {
  const { insertBefore, removeChild } = Node.prototype;
  if (guard) Object.assign(Node.prototype, guard);
  else {
    keepTranslated();
    guard = { insertBefore: Node.prototype.insertBefore, removeChild: Node.prototype.removeChild };
  }
  try {
    await work();
  } finally {
    Object.assign(Node.prototype, { insertBefore, removeChild });
  }
}
