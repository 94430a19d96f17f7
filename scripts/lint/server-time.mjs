// The clock of a phone may be wrong by a day. What the page shows, compares or names a day of the site by is `now()` of
// web/shared/api/device-clock.ts: the device's time put right by what the server said.
import { relative } from 'node:path';

const asksNow = (file) =>
  file.startsWith('web/') && !/(^web\/shared\/api\/device-clock\.ts|\.test\.tsx?|-in-test\.tsx?)$/.test(file);

export const serverTimeRule = {
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    return {
      NewExpression: (node) => {
        if (!asksNow(file) || node.callee.name !== 'Date' || node.arguments.length > 0) return;
        context.report({
          node,
          message: 'ask `now()` of device-clock.ts: the device’s own clock may be wrong',
        });
      },
    };
  },
};
