// Words that a reader who learned English at school has to read twice. A sentence that needs one is written anew.
import { basename } from 'node:path';

// Joined here, so that this file does not hold what it refuses.
const refused = new RegExp(
  `\\b(${['who' + 'm', 'who' + 'ever', 'of' + ' which', 'there' + 'of', 'hen' + 'ce'].join('|')})\\b`,
  'i',
);

/** A name in parts: `forTheOwner`, `for_the_owner` and `for-the-owner` are three words each. */
const parts = (name) => name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_-]/g, ' ');

/** Comments below each other are one text. */
const joined = (comment) => comment.replace(/\s*\n[ \t]*(?:\*|\/\/|--)?\s*/g, ' ');

/** The first refused word of a comment, a title or a name; undefined where it has none. */
export const refusedWord = (text) => refused.exec(parts(joined(text)))?.[0].toLowerCase();

/** Comments, those that follow each other line by line as one. */
function texts(comments) {
  const found = [];
  for (const { type, value, loc } of comments) {
    const last = found.at(-1);
    if (type === 'Line' && last?.type === 'Line' && loc.start.line === last.end + 1) {
      last.value += `\n${value}`;
      last.end = loc.end.line;
    } else found.push({ type, value, loc, end: loc.end.line });
  }
  return found;
}

const calledName = (callee) =>
  callee.type === 'Identifier'
    ? callee.name
    : calledName(callee.object ?? callee.callee ?? callee.tag ?? { type: 'Identifier' });
const titleOf = (node) => {
  if (node?.type === 'Literal') return String(node.value);
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join(' ');
  return node?.type === 'BinaryExpression' ? `${titleOf(node.left)} ${titleOf(node.right)}` : '';
};

export const plainWordsRule = {
  create(context) {
    const check = (text, place) => {
      const word = refusedWord(text);
      if (word) context.report({ ...place, message: `write it without "${word}": in plain words` });
    };
    const name = (node) => check(node.name, { node });
    return {
      Program(node) {
        check(basename(context.filename), { node });
        for (const { value, loc } of texts(context.sourceCode.getAllComments())) check(value, { loc });
      },
      Identifier: name,
      JSXIdentifier: name,
      PrivateIdentifier: name,
      CallExpression({ callee, arguments: [title] }) {
        if (/^(test|it|describe)$/.test(calledName(callee) ?? '')) check(titleOf(title), { node: title });
      },
    };
  },
};
