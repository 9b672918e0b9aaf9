import type { carryOver } from '#src/app/carry-over.ts';

const CONTROLS = 'input,select,textarea,button,a[href],details,dialog[data-shell]';

let carry: typeof carryOver | undefined;
/** The server's controls. */
let before: ReadonlySet<HTMLElement> = new Set();
let focused: Element | null = null;
/** URL of the page that the server wrote. */
let url = '';

/**
 * Remembers the server's controls; call it right before hydration. Translators and password managers put nodes into a page, often before it
 * is hydrated. React then builds it anew, or a part of it, and what was typed, ticked, opened, pressed and focused stays behind in the old
 * nodes. If the first script saw a change, the code that carries it over is fetched first.
 */
export async function watchRebuild(): Promise<void> {
  if (document.documentElement.hasAttribute('data-changed')) await fetchCarry();
  before = controls();
  url = location.href;
  const look = () => {
    focused = document.activeElement;
  };
  look();
  // An element that is removed loses the focus, too: look later, when it is known whether it was removed.
  for (const change of ['focusin', 'focusout']) addEventListener(change, () => setTimeout(look));
}

/** Call it when React has built something anew. */
export async function onRebuild(): Promise<void> {
  if (!carry) await fetchCarry();
  if (carry) before = carry(before, controls, focused, url);
}

const controls = () => new Set(document.querySelectorAll<HTMLElement>(CONTROLS));

const fetchCarry = () =>
  import('#src/app/carry-over.ts').then(
    (part) => {
      carry = part.carryOver;
    },
    () => undefined,
  );
