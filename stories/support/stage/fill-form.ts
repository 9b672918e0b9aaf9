import { FROM_REVIEW } from '#machines/accounts/login-modal/fixtures.ts';

// Machines do not contain typed text, so a state has none. The text that a user would have typed is filled in here.

/** Typed values of the stories, by the field's `autocomplete` value. */
const TYPED: Readonly<Record<string, string>> = {
  email: FROM_REVIEW.email,
  username: FROM_REVIEW.email,
  tel: FROM_REVIEW.phone,
  'current-password': 'turquoise domes at dawn',
  'new-password': 'turquoise domes at dawn',
  'one-time-code': '482913',
};

/**
 * Fills empty fields of a form that is being sent or was answered, and accepts its rules; fields with errors keep their
 * text.
 */
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

/** Like a user: React gets the input event and reads the value. */
function type(field: HTMLInputElement, text: string): void {
  const view = field.ownerDocument.defaultView as (Window & typeof globalThis) | null;
  const { set } = Object.getOwnPropertyDescriptor((view ?? window).HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
