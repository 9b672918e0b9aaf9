import { ourUrl } from '#src/app/our-url.ts';

/**
 * Form value that this script adds: instead of a redirect, which costs one more round trip, the server answers with the target page at
 * once, and the script corrects the URL.
 */
export const HERE = 'here';

export const askForAnswerHere = (form: HTMLFormElement): void =>
  form.addEventListener('formdata', ({ formData }) => formData.append(HERE, ''), { once: true });

/** Must run before the application reads the URL. */
export function showUrlOf(script: HTMLScriptElement): void {
  const url = ourUrl(script.dataset.url);
  if (!url) return;
  url.hash ||= location.hash;
  history.replaceState(history.state, '', url);
}
