import { isAwake, propsOf } from '#src/app/hydrated.ts';

type Options = {
  /** Whether clicks wait for their code. */
  readonly hasKept: () => boolean;
  /** Starts the application. */
  readonly start: () => void;
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Held = {
  readonly link: HTMLAnchorElement;
  readonly at: number;
  readonly typed: readonly Field[];
  awakeFor: number;
};

/** How long a link waits, in ms; then it is followed without what waits. */
const PATIENCE_MS = 30_000;
/** How many frames a hydrated field has to be read by React; a field that refuses a text keeps no link waiting. */
const MOST_FRAMES = 20;
/** Fields that only the application reads. The back-forward cache restores those of a GET form, which the browser sends. */
const FIELDS =
  'main :is(input:not([type=hidden],[type=checkbox],[type=radio]),textarea,select):not(form[method=get] *)';

/**
 * A link that is clicked while clicks or typed words wait for their code waits behind them, because the next page would lose them. It looks
 * busy until then. Of two links the last one counts.
 */
export function holdLinks({ hasKept, start }: Options): void {
  let held: Held | null = null;
  let isPassing = false;

  const hold = (event: MouseEvent) => {
    const link = isPassing || isLost() ? null : linkAway(event);
    if (!link) return;
    const typed = [...document.querySelectorAll<Field>(FIELDS)].filter((field) => isTyped(field) && !isAwake(field));
    if (!held && !hasKept() && typed.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held) held.link.ariaBusy = null;
    else requestAnimationFrame(again);
    held = { link, at: performance.now(), typed, awakeFor: 0 };
    link.ariaBusy = 'true';
    start();
  };
  const again = () => {
    if (!held) return;
    const { link, at } = held;
    const typed = held.typed.filter((field) => field.isConnected && !isHeard(field));
    if (typed.every(isAwake)) held.awakeFor += 1;
    const isWaiting = hasKept() || (typed.length > 0 && held.awakeFor < MOST_FRAMES);
    if (isWaiting && !isLost() && performance.now() - at < PATIENCE_MS) {
      requestAnimationFrame(again);
      return;
    }
    held = null;
    // React built the document anew: the application presses the link that stands there now (carry-over.ts).
    if (!link.isConnected) return;
    link.ariaBusy = null;
    isPassing = true;
    link.click();
    isPassing = false;
  };
  addEventListener('click', hold, true);
}

/** The application failed to load: nothing will play what waits. */
const isLost = () => document.documentElement.dataset.lost !== undefined;

/** The link that a plain click leaves the page by: not to another tab, a file, a dialog or a place of this page. */
function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.protocol.startsWith('http') || link.target || link.hasAttribute('download') || link.ariaHasPopup)
    return null;
  const isSamePage = link.hash !== '' && link.href.split('#')[0] === document.URL.split('#')[0];
  return isSamePage ? null : link;
}

function isTyped(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const rendered = [...field.options].findLastIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, rendered);
}

/** React knows the shown value, or leaves it to the browser. */
function isHeard(field: Field): boolean {
  const props = propsOf(field);
  return props !== undefined && (props.value === undefined || String(props.value) === field.value);
}
