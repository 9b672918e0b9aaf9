/**
 * A document has two halves for two readers; a screen reader must hear each heading once. Checks all documents of the
 * current story. Throws with the repeated headings.
 */
export function expectOneHeading(): void {
  for (const paper of document.querySelectorAll('article[data-halves]')) {
    const names = [...paper.querySelectorAll('h3:not([role="presentation"])')].map((heading) => heading.textContent);
    const again = names.filter((name, at) => names.indexOf(name) !== at);
    if (again.length > 0) throw new Error(`A paper says as a heading twice: ${again.join(', ')}`);
  }
}
