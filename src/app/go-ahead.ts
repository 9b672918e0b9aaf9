import type { Application } from '#src/app/wake.ts';

/** Holds are all that is sent ahead, and only to our API: markup that somebody smuggled in must not name anything else. */
const HOLDS = /^\/api\/[a-z]+\/holds$/;
const OURS = /^\/(?!\/)/;

/**
 * What a press asks for, done while the application is still on its way: the server does it sooner than eighty files come.
 * A choice in a form with `data-ahead` is sent as the form's own page. A button with a value, below `data-holds`, has the offer of
 * that value held, and the page `data-then` of the order follows. Returns undefined where only the application can do it; false
 * comes where the server did not hold, which the application does then once more, as it can say why.
 */
export function goAhead(control: HTMLElement, { isHere }: Application): Promise<boolean> | undefined {
  if (!navigator.onLine || !isAhead(control)) return undefined;
  if (control instanceof HTMLButtonElement) return hold(control);
  // By the keys one goes from choice to choice: the focus would be lost with each page.
  const form = control instanceof HTMLInputElement && !control.matches(':focus-visible') ? control.form : null;
  return form && !isHere() ? leaveFor(pageOf(form), 'replace') : undefined;
}

/** Whether a press there may need no application. */
export const isAhead = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('form[data-ahead], [data-holds] button[value]') !== null;

/** The form's own page; who has scrolled down to it finds it there. */
function pageOf(form: HTMLFormElement): string {
  const page = new URL(form.action);
  for (const [name, value] of new FormData(form)) page.searchParams.set(name, String(value));
  if (scrollY > 0) page.hash = form.id;
  return page.href;
}

async function hold(button: HTMLButtonElement): Promise<boolean> {
  const { holds = '', then = '' } = button.closest<HTMLElement>('[data-holds]')?.dataset ?? {};
  if (!HOLDS.test(holds) || !OURS.test(then)) return false;
  try {
    const answer = await fetch(holds, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ offerIds: [button.value] }),
      priority: 'high',
    });
    if (answer.status !== 201) return false;
    const { orderId } = (await answer.json()) as { readonly orderId: string };
    return leaveFor(then + encodeURIComponent(orderId), 'assign');
  } catch {
    return false;
  }
}

/** Never settles: another page comes. */
function leaveFor(href: string, how: 'assign' | 'replace'): Promise<never> {
  location[how](href);
  return new Promise(() => undefined);
}
