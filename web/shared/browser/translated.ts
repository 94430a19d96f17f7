/** What of `parent` a node is, or is part of, since a browser put it into an element of its own. */
function partOf(parent: Node, node: Node | null): Node | undefined {
  for (let part = node; part; part = part.parentNode) if (part.parentNode === parent) return part;
  return undefined;
}

/** Called with the node whose children they move. */
interface NodeMoves {
  removeChild: (this: Node, child: Node) => Node;
  insertBefore: (this: Node, node: Node, before: Node | null) => Node;
}

/**
 * A second line for pages that a browser translates, and for extensions that do the like: they move texts that React
 * holds, and its `removeChild` or `insertBefore` would throw and take the whole page away (React's issue 11538). The first
 * line is that our texts stand in elements of their own (scripts/lint/translated.mjs): each time that this one is
 * needed it says so.
 */
export function keepTranslatedPagesAlive(): void {
  const moves: NodeMoves = Node.prototype;
  const [removeChild, insertBefore] = [moves.removeChild, moves.insertBefore];
  const said = (child: Node) =>
    console.warn(`a text was moved: ${child.nodeName} in ${child.parentNode?.nodeName}`);
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    said(child);
    const part = partOf(this, child);
    if (part) removeChild.call(this, part);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    said(before);
    return insertBefore.call(this, node, partOf(this, before) ?? null) as T;
  };
}
