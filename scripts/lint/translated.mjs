// A browser that translates a page puts each text into an element of its own. React then looks in vain for the text that
// it would take away, or put something before. Text alone in its element is safe: React writes that anew as a whole.

/** Without parentheses and the marks of types. */
const bare = (node) =>
  /^(ChainExpression|ParenthesizedExpression|TS(NonNull|As|Satisfies)Expression)$/.test(node.type)
    ? bare(node.expression)
    : node;

const isElement = (node) => node.type === 'JSXElement' || node.type === 'JSXFragment';
const hasElement = (node) => {
  const one = bare(node);
  if (isElement(one)) return true;
  if (one.type === 'LogicalExpression') return hasElement(one.right) || hasElement(one.left);
  return one.type === 'ConditionalExpression' && (hasElement(one.consequent) || hasElement(one.alternate));
};
const isNothing = ({ type, value, name }) =>
  (type === 'Literal' && (value === null || value === '')) || (type === 'Identifier' && name === 'undefined');

/** May be a text or an element: `{children}`, `{part('road')}`. */
const isUnknown = ({ type, callee, property }) =>
  type === 'Identifier' ||
  property?.name === 'children' ||
  (type === 'CallExpression' && callee.type === 'Identifier');
/** Here they are texts. */
const ofWords = /^(p|span|button|a|label|li|h\d|th|td|dt|dd|small|b|strong|em|summary|legend|Link|Heading)$/;

/** Drawn at once and always: nothing comes or goes before what follows them. */
const steady = new Set([
  'Icon',
  'Link',
  'Button',
  'Spinner',
  'Pictogram',
  'HexBadge',
  'Avatar',
  'RecordingLight',
  'Sign',
  'Logo',
]);

/**
 * @returns {'text' | 'comes' | 'text that comes' | 'stays' | undefined} what a child is; 'comes' where an element may
 * come and go in its place
 */
function kindOf(child) {
  if (child.type === 'JSXText') return child.value.trim() === '' ? undefined : 'text';
  if (child.type === 'JSXElement') {
    const name = child.openingElement.name.name ?? '';
    return /^[A-Z]/.test(name) && !steady.has(name) ? 'comes' : 'stays';
  }
  if (child.type !== 'JSXExpressionContainer') return 'comes';
  const said = bare(child.expression);
  if (said.type === 'JSXEmptyExpression') return undefined;
  if (said.type === 'Literal') return String(said.value).trim() === '' ? undefined : 'text';
  if (said.type === 'LogicalExpression' && (hasElement(said) || said.operator !== '??'))
    return hasElement(said) ? 'comes' : isUnknown(bare(said.right)) ? 'unknown' : 'text that comes';
  if (said.type === 'ConditionalExpression') {
    const arms = [bare(said.consequent), bare(said.alternate)];
    if (hasElement(said))
      return arms.every((arm) => hasElement(arm) || isUnknown(arm) || isNothing(arm))
        ? 'comes'
        : 'text that comes';
    return arms.some(isNothing) ? 'text that comes' : 'text';
  }
  if (said.type === 'CallExpression' && /^(map|flatMap|from)$/.test(said.callee.property?.name ?? ''))
    return 'comes';
  if (isElement(said)) return 'stays';
  return isUnknown(said) ? 'unknown' : 'text';
}

/** Children that are text and stand where a translated page breaks. */
export function unsafeTexts(node) {
  const words = ofWords.test(node.openingElement?.name.name ?? '');
  const children = node.children
    .map((child) => ({ child, kind: kindOf(child) }))
    .map(({ child, kind }) => ({ child, kind: kind === 'unknown' ? (words ? 'text' : 'comes') : kind }))
    .filter(({ kind }) => kind);
  const alone = children.length < 2 && node.type !== 'JSXFragment';
  if (alone) return [];
  return children
    .filter(({ kind }, at) => {
      if (kind === 'text that comes') return true;
      if (kind !== 'text') return false;
      return (
        node.type === 'JSXFragment' || children.slice(0, at).some((before) => before.kind.includes('come'))
      );
    })
    .map(({ child }) => child);
}

export const translatedRule = {
  create(context) {
    const check = (node) => {
      for (const child of unsafeTexts(node))
        context.report({
          node: child,
          message: 'a text beside what comes and goes stands in an element of its own',
        });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
