import { ourAddress } from '#src/app/our-address.ts';
import type { Application } from '#src/app/wake.ts';

/** Holds are all that is sent, and only to our API: markup that somebody smuggled into a page must not name anything else. */
const HOLDS = /^\/api\/[a-z]+\/holds$/;
/** Longer nobody waits for the answer, or for the page that follows, in ms. */
const PATIENCE_MS = 20_000;

/**
 * What a press asks for, done while the application is still on its way: the server does it sooner than eighty files come.
 * A choice in a form with `data-ahead` is sent as the form's own page. A button with a value, below `data-holds`, has the offer of
 * that value held, and the page `data-then` of the order follows. Undefined: only the application can do it. False: the server
 * did not do it; why is left at the root element, where the application finds it and says it without asking again.
 */
export function goAhead(control: HTMLElement, { isHere }: Application): Promise<boolean> | undefined {
  // A live page takes its parts over in a moment, and does it itself.
  const isLive = document.documentElement.dataset.live !== undefined;
  if (isLive || !navigator.onLine || !isAhead(control) || control.ariaDisabled === 'true') return undefined;
  if (control instanceof HTMLButtonElement) return hold(control);
  // By the keys one goes from choice to choice: the focus would be lost with each page.
  if (isHere() || control.matches(':focus-visible')) return undefined;
  const page = pageOf(control.closest('form'));
  // An address of the same page with a part of it would only scroll.
  return page && page !== location.href ? leaveFor(page, 'replace') : undefined;
}

/** Whether a press there may need no application. */
export const isAhead = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('form[data-ahead], [data-holds] button[value]') !== null;

/** The form's own page; who has scrolled down to it finds it there. Nothing that is typed gets into an address. */
function pageOf(form: HTMLFormElement | null): string | undefined {
  const action = ourAddress(form?.getAttribute('action'));
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
  const page = ourAddress(then);
  if (!HOLDS.test(holds) || !page) return false;
  const orderId = await holdOffer(holds, button.value);
  if (orderId === undefined) return false;
  // Who has gone elsewhere meanwhile stays there.
  if (!button.isConnected) return true;
  page.searchParams.set('order', orderId);
  return leaveFor(page.href, 'assign');
}

/** The order of the hold. An answer that got lost is asked for again under the same key, by which the server knows it. */
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
    const body = (await answer.json()) as { readonly orderId: string; readonly error?: unknown };
    if (answer.status === 201) return body.orderId;
    // Read by src/platform/flights/early-refusal.ts; one module for both would be a file more before the first paint.
    document.documentElement.dataset.refused = JSON.stringify({ offer, status: answer.status, problem: body.error });
  } catch {
    // No answer at all: the application asks, and says what is wrong.
  }
  return undefined;
}

/** Another page comes; false where it does not. */
function leaveFor(href: string, how: 'assign' | 'replace'): Promise<false> {
  location[how](href);
  return new Promise((settle) => setTimeout(settle, PATIENCE_MS, false));
}
