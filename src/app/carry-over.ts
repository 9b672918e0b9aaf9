import { m } from '#src/copy/generated/messages.js';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Controls = ReadonlySet<HTMLElement>;
type Pair = { readonly old: HTMLElement; readonly heir: HTMLElement };

/** How long to wait for a control whose part of the page comes later, as filters do, in ms. */
const PATIENCE_MS = 10_000;

/**
 * Gives what is in removed controls to those of the same kind that stand there now, or come soon, while the page is that of this URL.
 * Returns those that are left.
 */
export function carryOver(before: Controls, controls: () => Controls, focused: Element | null, url: string): Controls {
  const start = performance.now();
  const isKept = (old: HTMLElement) => old.ariaBusy === 'true' || old === focused || isChanged(old);
  const give = (olds: readonly HTMLElement[], isLate: boolean) => {
    // A control of another page may be of the same kind and mean something else.
    if (pageOf(location.href) !== pageOf(url)) return;
    const now = controls();
    const pairs = olds.map((old) => {
      const heir = successorOf(old, before, now);
      // A later page may have another button in the same place, such as one that costs money.
      const isAnother = heir && isLate && old.ariaBusy === 'true' && !isNamedAlike(old, heir);
      return { old, heir: isAnother ? undefined : heir };
    });
    giveTo(
      pairs.flatMap(({ old, heir }) => (heir ? [{ old, heir }] : [])),
      focused,
    );
    const left = pairs.flatMap(({ old, heir }) => (heir ? [] : [old]));
    if (left.length > 0 && performance.now() - start < PATIENCE_MS) requestAnimationFrame(() => give(left, true));
    else if (left.some(({ ariaBusy }) => ariaBusy === 'true')) requestAlert({ text: m.site_press_again() });
  };
  give(
    [...before].filter((old) => !old.isConnected && isKept(old)),
    false,
  );
  return new Set([...before].filter(({ isConnected }) => isConnected));
}

/** Path and search, in which the router may write the same values in another way. */
function pageOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return `${pathname}?${searchParams}`;
}

function giveTo(pairs: readonly Pair[], focused: Element | null): void {
  const changes: (readonly [Field, string])[] = [];
  const ticks: (() => void)[] = [];
  const presses: (() => void)[] = [];
  for (const { old, heir } of pairs) {
    if (old.ariaBusy === 'true') presses.push(() => heir.click());
    if (old === focused && document.activeElement === document.body) heir.focus({ preventScroll: true });
    if (!isChanged(old)) continue;
    if (isBox(old) && isBox(heir)) ticks.push(() => tick(heir, old.checked));
    else if (isField(old) && isField(heir)) changes.push([heir, old.value]);
    else open(old, heir);
  }
  // All are written before one is told: who hears of it reads its neighbours, too. The last comes first: a change of any field redraws its
  // form, and counts of people, the last fields of a search, are then one button.
  for (const change of changes) write(...change);
  for (const change of changes.reverse()) if (change[0].isConnected) tell(...change);
  for (const { old, heir } of pairs)
    if (heir === document.activeElement && isText(old) && isText(heir)) placeCaret(old, heir);
  // After React has read the fields. A button acts on what was chosen before it.
  setTimeout(() => {
    for (const click of [...ticks, ...presses]) click();
  });
}

/** React notes each value that is set on the element itself, and would take typed text for its own. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/** Writes again: a form that was redrawn meanwhile has taken the text away. */
function tell(field: Field, value: string): void {
  write(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function tick(box: HTMLInputElement, isOn: boolean): void {
  box.checked = !isOn;
  box.click();
}

/** A question that was opened, or the shell of a dialog with what was done in it (open-dialogs.ts). */
function open(old: HTMLElement, heir: HTMLElement): void {
  if (old instanceof HTMLDetailsElement) heir.toggleAttribute('open', true);
  const filled = old.querySelector('[data-filled]');
  if (!(old instanceof HTMLDialogElement) || !filled) return;
  heir.dispatchEvent(new Event('shell-open'));
  heir.querySelector('[data-filled]')?.replaceChildren(...filled.childNodes);
  if (old.dataset.pressed) heir.dataset.pressed = old.dataset.pressed;
}

function placeCaret(old: TextField, heir: TextField): void {
  // Fields of some types, such as e-mail, have no caret that a script may read.
  if (old.selectionStart !== null) heir.setSelectionRange(old.selectionStart, old.selectionEnd);
}

const isField = (control: HTMLElement): control is Field =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;

const isBox = (control: HTMLElement): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const isText = (control: HTMLElement): control is TextField =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** Whether it differs from what the server wrote. A checked radio stands for its group. */
function isChanged(control: HTMLElement): boolean {
  if (isBox(control))
    return control.checked !== control.defaultChecked && (control.checked || control.type !== 'radio');
  if (control instanceof HTMLSelectElement) {
    const written = [...control.options].findLastIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, written);
  }
  // A script may not choose a file.
  if (isText(control)) return !['hidden', 'file'].includes(control.type) && control.value !== control.defaultValue;
  return (control instanceof HTMLDetailsElement || control instanceof HTMLDialogElement) && control.open;
}

/** What a control is, without its words, which a translator changes, and without its id, which React may have made. */
function kindOf(control: HTMLElement): string {
  const form = isField(control) || control instanceof HTMLButtonElement ? control.form : null;
  const isChoice = control instanceof HTMLButtonElement || isBox(control);
  const named = ['type', 'name', 'href', 'aria-label'].map((name) => control.getAttribute(name));
  return JSON.stringify([
    control.localName,
    ...named,
    isChoice ? control.value : null,
    form && ['id', 'name', 'action'].map((name) => form.getAttribute(name)),
  ]);
}

const isNamedAlike = (old: HTMLElement, heir: HTMLElement): boolean =>
  (heir.id !== '' && heir.id === old.id) || heir.textContent === old.textContent;

/**
 * The control of the same kind; of several that with the same id, then with the same words, then in the same place. None if their number
 * differs: to press another control would be worse than to press none.
 */
function successorOf(old: HTMLElement, olds: Controls, news: Controls): HTMLElement | undefined {
  const traits = [kindOf, ({ id }: HTMLElement) => id, ({ textContent }: HTMLElement) => textContent];
  let [left, after] = [[...olds], [...news]];
  for (const [index, trait] of traits.entries()) {
    const own = trait(old);
    const same = after.filter((control) => trait(control) === own);
    if (same.length === 0 && index > 0) continue;
    left = left.filter((control) => trait(control) === own);
    after = same;
  }
  return left.length === after.length ? after[left.indexOf(old)] : undefined;
}
