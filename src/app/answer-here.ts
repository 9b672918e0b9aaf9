import { ourAddress } from '#src/app/our-address.ts';

/**
 * Form value that this script adds: instead of a redirect, which costs one more round trip, the server answers with the target page at
 * once, and the script corrects the address.
 */
export const HERE = 'here';

export const askForAnswerHere = (form: HTMLFormElement): void =>
  form.addEventListener('formdata', ({ formData }) => formData.append(HERE, ''), { once: true });

/** Must run before the application reads the address. */
export function showAddressOf(script: HTMLScriptElement): void {
  const address = ourAddress(script.dataset.address);
  if (!address) return;
  address.hash ||= location.hash;
  history.replaceState(history.state, '', address);
}
