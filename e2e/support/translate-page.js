// As Chrome translates, from the first byte on: each text is taken out, and its words stand in two elements in its place.
// The words stay the same here, so that a test finds them. Plain script: it runs in the page, before anything of the page's.
(() => {
  const untouched = 'script, style, noscript, title, option, textarea, svg, font';
  const put = (text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const all = (node) => {
    if (node instanceof Text) return put(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(put);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(all);
  }).observe(document, { childList: true, characterData: true, subtree: true });
})();
