import { expect, test } from './support/fixtures.ts';
import { covered, lowActions, reflow, smallTargets } from './support/measures.ts';
import { onEveryPage } from './support/pages.ts';

test.describe.configure({ timeout: 480_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const shapes = [
  ['200 %', { width: 640, height: 512 }],
  ['400 %', { width: 320, height: 256 }],
] as const;
/** What WCAG 1.4.12 lets a reader set. */
const wideLetters = `
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }');
  document.adoptedStyleSheets.push(sheet);
`;

test('every target has its 24 px, and what sends a form 44 px', async ({ page, neev }) => {
  const found = await onEveryPage(page, neev, async () => [
    ...(await page.evaluate<string[]>(smallTargets)),
    ...(await page.evaluate<string[]>(lowActions(44))),
  ]);
  expect(found).toEqual([]);
});

test('at 200 and 400 percent, and with wide letters, nothing scrolls sideways and nothing focused is covered', async ({
  page,
  neev,
}) => {
  // With what waits said on the admin's page, whether or not it does.
  await page.route('**/admin/overview', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { data: { ...data, unreadMessages: 120, openReports: 120 } },
    });
  });
  const found = await onEveryPage(page, neev, async () => {
    const wrong: string[] = [];
    for (const [zoom, size] of shapes) {
      await page.setViewportSize(size);
      const { sideways, held, by } = await page.evaluate<{ sideways: number; held: number; by: string }>(
        reflow,
      );
      if (sideways > 0) wrong.push(`${zoom} scrolls ${sideways} px sideways`);
      if (held > 1 / 3) wrong.push(`${zoom} bars hold ${Math.round(held * 100)} %: ${by}`);
      wrong.push(...(await page.evaluate<string[]>(covered)).map((what) => `${zoom} ${what}`));
    }
    await page.setViewportSize({ width: 360, height: 780 });
    await page.evaluate(wideLetters);
    const { sideways } = await page.evaluate<{ sideways: number }>(reflow);
    if (sideways > 0) wrong.push(`wide letters scroll ${sideways} px sideways`);
    return wrong;
  });
  expect(found).toEqual([]);
});
