import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The check page, `/check`: one file, so that it also works from a disk. What it may do is in it, by the hashes of its
 * style and its script; the server puts in keys and the list of ended cards.
 * @returns {Promise<string>} HTML with the gaps `%site%`, where it may ask, and `%baked%`
 */
export async function checkPage(esbuild, root) {
  const folder = join(root, 'web/check');
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [join(folder, 'main.ts'), join(folder, 'check.css')],
    outdir: 'check',
    bundle: true,
    minify: true,
    write: false,
    // Phones of 2020 and after.
    target: 'es2020',
    format: 'iife',
    charset: 'utf8',
    logLevel: 'silent',
  });
  const textOf = (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text.trim() ?? '';
  const script = textOf('.js');
  const style = textOf('.css');
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data: blob:',
    "connect-src 'self' %site%",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
  const gaps = {
    '%policy%': policy,
    '<!--style-->': `<style>${style}</style>`,
    '<!--script-->': `<script type="application/json" id="baked">%baked%</script>\n<script>${script}</script>`,
  };
  return readFileSync(join(folder, 'check.html'), 'utf8').replace(
    /%policy%|<!--(?:style|script)-->/g,
    (gap) => gaps[gap],
  );
}
