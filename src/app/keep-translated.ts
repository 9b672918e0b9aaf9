// Translators replace text nodes by elements of their own. React goes on with the old nodes: it changes words that nobody sees, and fails
// when it inserts before them or removes them, and then builds the page anew without what was typed. So the old node is remembered
// with its stand-in: changed words come back in its place (a translator then reads them again), and the stand-in marks the place.

const standIns = new WeakMap<Node, ChildNode>();

/** React's internal mark on its nodes, as in hydrated.ts. */
const isOfReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const isStandIn = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.isConnected && !isOfReact(node);

const words = new MutationObserver((changes) => {
  for (const { target } of changes) {
    const standIn = standIns.get(target);
    if (standIn?.isConnected && !target.isConnected) standIn.replaceWith(target);
    standIns.delete(target);
  }
});

/** The child of this parent that stands for a node, or contains it. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = node.isConnected ? node : (standIns.get(node) ?? null);
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** Call it once, when the page is hydrated. */
export function keepTranslated(): void {
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      for (const node of removedNodes) {
        if (!(node instanceof Text) || node.isConnected || !isOfReact(node)) continue;
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
        if (!standIn) continue;
        standIns.set(node, standIn);
        words.observe(node, { characterData: true });
      }
    }
  }).observe(document.body, { childList: true, subtree: true });

  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before && before.parentNode !== this ? placeIn(this, before) : before;
    return insertBefore.call(this, node, place) as T;
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = child.parentNode === this ? child : placeIn(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
}
