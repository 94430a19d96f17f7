// The clock of a phone may be wrong by a day. What the page shows, compares or names a day of the site by is `now()` of
// web/shared/api/device-clock.ts: the device's time put right by what the server said.
import { relative } from 'node:path';

const asksNow = (file) =>
  file.startsWith('web/') && !/(^web\/shared\/api\/device-clock\.ts|\.test\.tsx?|-in-test\.tsx?)$/.test(file);

const isCall = (node, name) =>
  node.type === 'CallExpression' &&
  node.callee.object?.name === 'Date' &&
  node.callee.property?.name === name;

export const serverTimeRule = {
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const message = 'ask `now()` of device-clock.ts: the device’s own clock may be wrong';
    return {
      NewExpression: (node) => {
        if (!asksNow(file) || node.callee.name !== 'Date' || node.arguments.length > 0) return;
        context.report({ node, message });
      },
      // A moment that was told as a text is the server's.
      BinaryExpression: (node) => {
        const sides = [node.left, node.right];
        if (!asksNow(file) || !sides.some((side) => isCall(side, 'now'))) return;
        if (sides.some((side) => isCall(side, 'parse'))) context.report({ node, message });
      },
    };
  },
};
