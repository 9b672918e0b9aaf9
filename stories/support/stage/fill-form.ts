import { FROM_REVIEW } from '#machines/accounts/login-modal/fixtures.ts';

// Nothing typed is in a machine, so a state knows none of it. What would have been typed before it is filled in here.

/** What the people of the stories type, by the purpose that a field tells the browser. */
const TYPED: Readonly<Record<string, string>> = {
  email: FROM_REVIEW.email,
  username: FROM_REVIEW.email,
  tel: FROM_REVIEW.phone,
  'current-password': 'turquoise domes at dawn',
  'new-password': 'turquoise domes at dawn',
  'one-time-code': '482913',
};

/** Fills what is empty in a form that is on its way or was answered, and ticks its rules; what has a fault keeps it. */
export function fillForms(within: ParentNode, wasAnswered: boolean): void {
  for (const form of within.querySelectorAll('form')) {
    if (!wasAnswered && !form.querySelector('[aria-busy="true"]')) continue;
    for (const field of form.querySelectorAll<HTMLInputElement>('input:not([aria-invalid="true"])')) {
      const typed = TYPED[field.autocomplete];
      if (typed && field.value === '') type(field, typed);
      if (field.name === 'rulesAccepted' && !field.checked) field.click();
    }
  }
}

/** As a person does: React hears the event and takes the value. */
function type(field: HTMLInputElement, text: string): void {
  const view = field.ownerDocument.defaultView as (Window & typeof globalThis) | null;
  const { set } = Object.getOwnPropertyDescriptor((view ?? window).HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
