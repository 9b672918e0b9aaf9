/**
 * A paper has two halves for two readers; who listens hears each heading once. Walks over all papers of the story that stands
 * there. Throws with the words that stand twice.
 */
export function expectOneHeading(): void {
  for (const paper of document.querySelectorAll('article[data-halves]')) {
    const names = [...paper.querySelectorAll('h3:not([role="presentation"])')].map((heading) => heading.textContent);
    const again = names.filter((name, at) => names.indexOf(name) !== at);
    if (again.length > 0) throw new Error(`A paper says as a heading twice: ${again.join(', ')}`);
  }
}
