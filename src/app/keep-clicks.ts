import { askForAnswerHere } from '#src/app/answer-here.ts';
import { earlyPress, isEarlyPress } from '#src/app/early-press.ts';
import { holdLinks } from '#src/app/hold-links.ts';
import { isAwake, propsOf } from '#src/app/hydrated.ts';
import type { Application } from '#src/app/start-later.ts';

type Click = { readonly control: HTMLElement; readonly isOn: boolean; readonly at: number; tries: number };

/** How long a button stays busy, in ms. A checkbox shows the choice, so it never expires. */
const PATIENCE_MS = 30_000;

/**
 * HTML arrives before its code, and React drops clicks on parts that are not hydrated. Keeps such clicks and repeats them after hydration.
 * Links, summaries and forms with an action work without it; what the server can do sooner is done at once (`earlyPress`).
 */
export function keepClicks(application: Application): void {
  let kept: Click[] = [];
  let underWay: HTMLButtonElement | null = null;

  const again = () => {
    // A control that React replaced stays marked: its press goes on (carry-over.ts).
    const there = kept.filter(({ control }) => control.isConnected);
    const waiting = there.filter(({ control, at }) => isExpected(control, at));
    const ready = waiting.filter(({ control }) => isAwake(control));
    for (const { control } of there) if (!waiting.some((click) => click.control === control)) giveUp(control);
    kept = waiting.filter((click) => !ready.includes(click));
    for (const click of ready) {
      if (click.tries > 0 && isHeard(click)) continue;
      // A button acts on what was chosen before it.
      if (kept.some(({ tries }) => tries > 0)) {
        kept.push(click);
        continue;
      }
      showBusy(click.control, false);
      clickAgain(click);
      // The next frame shows whether React got the change of a checkbox.
      if (click.control instanceof HTMLInputElement && click.tries < MOST_TRIES) kept.push(click);
    }
    if (kept.length > 0) requestAnimationFrame(again);
  };
  const keep = (event: Event) => {
    const control = controlOf(event.target);
    // One hold at a time: the application, which may be loaded by now, must not start another.
    if (underWay && isEarlyPress(control)) {
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    take(control);
  };
  const take = (control: HTMLElement | null) => {
    if (!control || isAwake(control)) return;
    const isOn = control instanceof HTMLInputElement && control.checked;
    const click = { control, isOn, at: performance.now(), tries: 0 };
    showBusy(control, true);
    // A page load would lose the kept clicks.
    const work = kept.length === 0 ? earlyPress(control, application) : undefined;
    if (work) void goneAhead(work, click);
    else wait(click);
  };
  const wait = (click: Click) => {
    application.start();
    const isFirst = kept.length === 0;
    // To play the earlier choice of a group would take the later one away.
    kept = kept.filter(({ control }) => !isSameGroup(control, click.control));
    kept.push(click);
    if (isFirst) requestAnimationFrame(again);
  };
  const goneAhead = async (work: Promise<boolean>, click: Click) => {
    underWay = click.control instanceof HTMLButtonElement ? click.control : null;
    const isDone = await work;
    underWay = null;
    if (!isDone) wait(click);
  };
  // React listens on the document. It may hydrate a button for this very click and then handles it itself, so drop the kept one. For a
  // checkbox it handles nothing, because the box has changed already, so keep the click.
  const forget = (event: Event) => {
    const control = controlOf(event.target);
    if (!(control instanceof HTMLButtonElement) || !isAwake(control)) return;
    if (kept.some((click) => click.control === control)) showBusy(control, false);
    kept = kept.filter((click) => click.control !== control);
  };
  // A form without an action would reload the page and lose typed text; its button click is kept above.
  const hold = (event: Event) => {
    if (event.target instanceof HTMLFormElement && !event.target.hasAttribute('action') && !isAwake(event.target))
      event.preventDefault();
  };
  addEventListener('click', keep, true);
  holdLinks({ hasKept: () => kept.length > 0, start: application.start });
  document.documentElement.addEventListener('click', forget, true);
  addEventListener('submit', hold, true);
  // A page restored from the back-forward cache must look as it was left.
  onReturn(() => {
    if (underWay) showBusy(underWay, false);
    underWay = null;
  });
  tellSent();
  // Boxes changed, or restored by the browser, before this script ran. A checked radio stands for its group.
  for (const box of document.querySelectorAll<HTMLInputElement>('main input'))
    if (box.checked !== box.defaultChecked && (box.checked || box.type === 'checkbox')) take(controlOf(box));
}

/** Native GET forms submit without JavaScript; mark their button busy. */
function tellSent(): void {
  let sent: HTMLElement | null = null;
  const forget = () => {
    if (sent) showBusy(sent, false);
    sent = null;
  };
  // After all other submit listeners, which may prevent it.
  addEventListener('submit', ({ defaultPrevented, submitter, target }) => {
    if (defaultPrevented || !submitter) return;
    if (target instanceof HTMLFormElement && target.method === 'get') askForAnswerHere(target);
    forget();
    sent = submitter;
    showBusy(submitter, true);
    setTimeout(forget, PATIENCE_MS);
  });
  onReturn(forget);
}

/** Runs when the back-forward cache restores the page. */
const onReturn = (work: () => void) => addEventListener('pageshow', ({ persisted }) => persisted && work());

/** A checkbox shows its tick; a button is marked busy. React does not remove attributes that it did not write. */
function showBusy(control: HTMLElement, isBusy: boolean): void {
  if (control instanceof HTMLButtonElement) control.ariaBusy = isBusy ? 'true' : null;
}

/** Its code did not come: the bar in the page says so, and that one may press again (LostBar.tsx). */
function giveUp(control: HTMLElement): void {
  showBusy(control, false);
  document.documentElement.toggleAttribute('data-lost', true);
}

const isExpected = (control: HTMLElement, at: number) =>
  control instanceof HTMLInputElement || performance.now() - at < PATIENCE_MS;

const isSameGroup = (one: HTMLElement, other: HTMLElement) =>
  [one, other].every((control) => control instanceof HTMLInputElement && control.type === 'radio') &&
  one.getAttribute('name') === other.getAttribute('name');

const MOST_TRIES = 3;

/**
 * The mark appears before React has hydrated the whole page. A click in between makes React hydrate at once; it then finds the box changed
 * and fires no change. Compare with the rendered prop to know.
 */
function isHeard({ control, isOn }: Click): boolean {
  const checked = propsOf(control)?.checked;
  return checked === undefined || checked === isOn;
}

function controlOf(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, input') : null;
  // Shells stay plain HTML (open-dialogs.ts), and the browser handles popovers.
  if (control?.closest('dialog[data-shell],[popovertarget]')) return null;
  if (control instanceof HTMLInputElement) return ['checkbox', 'radio'].includes(control.type) ? control : null;
  const isNative =
    control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.hasAttribute('action');
  return isNative ? null : control;
}

/** React hydrates a changed checkbox without an event: toggle it back and click again. */
function clickAgain(click: Click): void {
  const { control, isOn } = click;
  click.tries += 1;
  if (control instanceof HTMLInputElement) control.checked = !isOn;
  control.click();
}
