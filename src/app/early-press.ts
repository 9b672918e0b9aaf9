import { ourUrl } from '#src/app/our-url.ts';
import type { Application } from '#src/app/start-later.ts';

/** The script sends holds only, and only to our API: injected markup must not name other URLs. */
const HOLDS = /^\/api\/[a-z]+\/holds$/;
/** How long to wait for the answer, or for the next page, in ms. */
const PATIENCE_MS = 20_000;

/**
 * Does what a click asks for while the application still loads: the server is faster than eighty files. A choice in a form with
 * `data-ahead` loads the form's own page. A button with a value below `data-holds` holds that offer and opens the page `data-then` of the
 * order. Undefined: only the application can do it. False: the server refused or did not answer; the application asks again, and its
 * machine says why.
 */
export function earlyPress(control: HTMLElement, { isHere }: Application): Promise<boolean> | undefined {
  // A hydrated page handles it in a moment.
  const isLive = document.documentElement.dataset.live !== undefined;
  if (isLive || !navigator.onLine || !isEarlyPress(control) || control.ariaDisabled === 'true') return undefined;
  if (control instanceof HTMLButtonElement) return hold(control);
  // Keyboard users move from choice to choice: a page load would lose the focus each time.
  if (isHere() || control.matches(':focus-visible')) return undefined;
  const page = pageOf(control.closest('form'));
  // The same URL with a fragment would only scroll.
  return page && page !== location.href ? leaveFor(page, 'replace') : undefined;
}

/** Whether a click there may be handled without the application. */
export const isEarlyPress = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('form[data-ahead], [data-holds] button[value]') !== null;

/** URL of the GET form with its chosen values; after scrolling it points at the form. Typed text never goes into a URL. */
function pageOf(form: HTMLFormElement | null): string | undefined {
  const action = ourUrl(form?.getAttribute('action'));
  if (!form || !action || form.getAttribute('method') !== 'get') return undefined;
  for (const field of form.querySelectorAll('input')) {
    const isChosen = field.type === 'hidden' || (['radio', 'checkbox'].includes(field.type) && field.checked);
    if (isChosen) action.searchParams.set(field.name, field.value);
  }
  if (scrollY > 0) action.hash = form.getAttribute('id') ?? '';
  return action.href;
}

async function hold(button: HTMLButtonElement): Promise<boolean> {
  const { holds = '', then } = button.closest<HTMLElement>('[data-holds]')?.dataset ?? {};
  const page = ourUrl(then);
  if (!HOLDS.test(holds) || !page) return false;
  const { pathname, search } = location;
  const orderId = await holdOffer(holds, button.value);
  if (orderId === undefined) return false;
  // The user navigated away meanwhile, perhaps to another day of this list: stay there. The button may be another by now, after a rebuild.
  if (location.pathname !== pathname || location.search !== search) return true;
  page.searchParams.set('order', orderId);
  return leaveFor(page.href, 'assign');
}

/** Id of the held order. A lost answer is requested again with the same idempotency key. */
async function holdOffer(holds: string, offer: string): Promise<string | undefined> {
  const asked = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ offerIds: [offer] }),
    priority: 'high',
  } as const;
  const ask = () => fetch(holds, { ...asked, signal: AbortSignal.timeout(PATIENCE_MS) });
  try {
    const answer = await ask().catch(ask);
    return answer.status === 201 ? ((await answer.json()) as { readonly orderId: string }).orderId : undefined;
  } catch {
    return undefined;
  }
}

/** Navigates; resolves to false if no page comes. */
function leaveFor(href: string, how: 'assign' | 'replace'): Promise<false> {
  location[how](href);
  return new Promise((settle) => setTimeout(settle, PATIENCE_MS, false));
}
