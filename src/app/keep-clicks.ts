import { askForAnswerHere } from '#src/app/answer-here.ts';
import { goAhead, isAhead } from '#src/app/go-ahead.ts';
import type { Application } from '#src/app/wake.ts';

type Click = { readonly control: HTMLElement; readonly isOn: boolean; readonly at: number; tries: number };

/** Longer nobody waits for a button that says it is busy, in ms. A box shows what was chosen, so it must not forget it. */
const PATIENCE_MS = 30_000;

/**
 * The HTML is there before its code: React drops a click on what it has not taken over yet. Such a click is kept and
 * clicked again as soon as it can be heard. Links, summaries and forms with an address work by themselves, and what the
 * server can do sooner is done at once (`goAhead`).
 */
export function keepClicks(application: Application): void {
  let kept: Click[] = [];
  /** The button whose press the server answers. */
  let underWay: HTMLButtonElement | null = null;

  const again = () => {
    const waiting = kept.filter(({ control, at }) => control.isConnected && isExpected(control, at));
    const ready = waiting.filter(({ control }) => isAwake(control));
    for (const { control } of kept) if (!waiting.some((click) => click.control === control)) showBusy(control, false);
    for (const { control } of ready) showBusy(control, false);
    kept = waiting.filter((click) => !ready.includes(click));
    for (const click of ready) {
      if (click.tries > 0 && isHeard(click)) continue;
      clickAgain(click);
      // Whether a box was heard shows in the next frame.
      if (click.control instanceof HTMLInputElement && click.tries < MOST_TRIES) kept.push(click);
    }
    if (kept.length > 0) requestAnimationFrame(again);
  };
  const keep = (event: Event) => {
    const control = controlOf(event.target);
    // One offer is held at a time; the application, which may be here now, must not hold another one beside it.
    if (underWay && isAhead(control)) {
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
    // Another page would know nothing of what is kept here.
    const work = kept.length === 0 ? goAhead(control, application) : undefined;
    if (work) void goneAhead(work, click);
    else wait(click);
  };
  const wait = (click: Click) => {
    application.start();
    if (kept.push(click) === 1) requestAnimationFrame(again);
  };
  const goneAhead = async (work: Promise<boolean>, click: Click) => {
    underWay = click.control instanceof HTMLButtonElement ? click.control : null;
    const isDone = await work;
    underWay = null;
    if (!isDone) wait(click);
  };
  // React listens at the document. It may wake a button for this very click; then it hears the click itself, and the kept
  // one is dropped. For a checkbox it hears nothing: it finds the box already changed, so the kept click stays.
  const forget = (event: Event) => {
    const control = controlOf(event.target);
    if (!(control instanceof HTMLButtonElement) || !isAwake(control)) return;
    if (kept.some((click) => click.control === control)) showBusy(control, false);
    kept = kept.filter((click) => click.control !== control);
  };
  // A form without an address would load the page anew and lose what was typed; its button is kept above.
  const hold = (event: Event) => {
    if (event.target instanceof HTMLFormElement && !event.target.hasAttribute('action') && !isAwake(event.target))
      event.preventDefault();
  };
  addEventListener('click', keep, true);
  document.documentElement.addEventListener('click', forget, true);
  addEventListener('submit', hold, true);
  // Who comes back finds the page as it was left.
  onReturn(() => {
    if (underWay) showBusy(underWay, false);
    underWay = null;
  });
  tellSent();
  // What was chosen, or filled in by the browser, before this file was here. Of radios the one that is on tells of the other.
  for (const box of document.querySelectorAll<HTMLInputElement>('main input'))
    if (box.checked !== box.defaultChecked && (box.checked || box.type === 'checkbox')) take(controlOf(box));
}

/** A form with an address goes by itself, and what it asks for takes its time: its button says that it was heard. */
function tellSent(): void {
  let sent: HTMLElement | null = null;
  const forget = () => {
    if (sent) showBusy(sent, false);
    sent = null;
  };
  // After all who may want to send it themselves.
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

/** Back to a page that the browser has kept as it was left. */
const onReturn = (work: () => void) => addEventListener('pageshow', ({ persisted }) => persisted && work());

/** A box shows its tick; a button says that it was heard. React takes away nothing that it did not write. */
function showBusy(control: HTMLElement, isBusy: boolean): void {
  if (control instanceof HTMLButtonElement) control.ariaBusy = isBusy ? 'true' : null;
}

const isExpected = (control: HTMLElement, at: number) =>
  control instanceof HTMLInputElement || performance.now() - at < PATIENCE_MS;

/** React's own mark on an element that it takes over; a journey tells when it changes its name. */
const MARK = '__reactProps$';
const markOn = (element: Element) => Object.keys(element).find((key) => key.startsWith(MARK));
const isAwake = (element: Element) => markOn(element) !== undefined;

const MOST_TRIES = 3;

/**
 * The mark comes before React has taken all of the page over. A click in between makes it do so at once, and then it finds
 * the box changed already and tells nobody: what it would draw says whether somebody heard.
 */
function isHeard({ control, isOn }: Click): boolean {
  const props = (control as unknown as Record<string, { checked?: boolean } | undefined>)[markOn(control) ?? ''];
  return props?.checked === undefined || props.checked === isOn;
}

function controlOf(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, input') : null;
  // A shell is plain HTML for good (open-dialogs.ts), and a popover the browser's own.
  if (control?.closest('dialog[data-shell],[popovertarget]')) return null;
  if (control instanceof HTMLInputElement) return ['checkbox', 'radio'].includes(control.type) ? control : null;
  const isNative =
    control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.hasAttribute('action');
  return isNative ? null : control;
}

/** A box shows at once what was chosen, and React leaves it so without hearing of it: it is chosen anew. */
function clickAgain(click: Click): void {
  const { control, isOn } = click;
  click.tries += 1;
  if (control instanceof HTMLInputElement) control.checked = !isOn;
  control.click();
}
