import { ourAddress } from '#src/app/our-address.ts';

/**
 * A part of what a form sends when this script runs: where its page has another address, the server answers with that page
 * at once, and the address is put right here. A redirect would take one more journey of a slow network.
 */
export const HERE = 'here';

export const askForAnswerHere = (form: HTMLFormElement): void =>
  form.addEventListener('formdata', ({ formData }) => formData.append(HERE, ''), { once: true });

/** Before the application reads it. */
export function showAddressOf(script: HTMLScriptElement): void {
  const address = ourAddress(script.dataset.address);
  if (!address) return;
  address.hash ||= location.hash;
  history.replaceState(history.state, '', address);
}
