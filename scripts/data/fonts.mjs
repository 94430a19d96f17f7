// Cuts the Anek faces that web/shared/ui/fonts.css declares, and those that the server draws pictures with. Run by hand when the family or its languages change:
//   npm install --prefix DIR subset-font @fontsource-variable/anek-{devanagari,bangla,telugu,tamil}
//   node scripts/data/fonts.mjs DIR
// The packages are no dependencies of the project: the faces they give are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const packages = process.argv[2];
if (!packages) throw new Error('Say in which folder subset-font and the font package are installed');
const require = createRequire(resolve(packages, 'package.json'));
const subsetFont = require('subset-font');
// It comes with subset-font.
const { convert } = require('fontverter');
const source = (family, name) =>
  require.resolve(`@fontsource-variable/anek-${family}/files/anek-${family}-${name}-normal.woff2`);
const target = (name) => new URL(`../../web/shared/ui/fonts/${name}.woff2`, import.meta.url);

const span = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');
// The unicode ranges in fonts.css repeat these sets.
const english = `${span(0x20, 0x7e)}\u00a0©°²·½×÷–—‘’“”•…→−`;
const accents = `${span(0xa1, 0xff)}ıŒœ‚„‹›€™`;
const hindi = `${span(0x900, 0x97f)}\u200c\u200d\u25cc`;

// The danda of Devanagari ends sentences in Bengali too.
const joiners = '\u200c\u200d\u25cc';
const bengali = `${span(0x980, 0x9ff)}\u0964\u0965${joiners}`;
const telugu = `${span(0xc00, 0xc7f)}${joiners}`;
const tamil = `${span(0xb80, 0xbff)}${joiners}`;

const axes = { wght: { min: 420, max: 800 }, wdth: { min: 100, max: 125 } };
// Prices need tnum; ligatures are off everywhere, so their glyphs stay out.
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'tnum'];
const faces = [
  { from: 'latin-standard', to: 'anek-latin', text: english, variationAxes: axes, keepFeatures },
  { from: 'latin-standard', to: 'anek-accents', text: accents, variationAxes: axes, keepFeatures },
  { from: 'latin-ext-standard', to: 'anek-rupee', text: '₹', variationAxes: axes, keepFeatures },
  // Every weight of Devanagari is 258 KB: one weight for text and one for headings are enough.
  { from: 'devanagari-wght', to: 'anek-hindi-text', text: hindi, variationAxes: { wght: 440 } },
  { from: 'devanagari-wght', to: 'anek-hindi-bold', text: hindi, variationAxes: { wght: 680 } },
  // A language that few read pays for one weight: headings are set in it too.
  {
    family: 'bangla',
    from: 'bengali-wght',
    to: 'scripts/bengali',
    text: bengali,
    variationAxes: { wght: 500 },
  },
  { family: 'telugu', from: 'telugu-wght', to: 'scripts/telugu', text: telugu, variationAxes: { wght: 500 } },
  { family: 'tamil', from: 'tamil-wght', to: 'scripts/tamil', text: tamil, variationAxes: { wght: 500 } },
  // The languages' own names, which stand on pages in every language: no whole script for a few words.
  { from: 'devanagari-wght', to: 'names/hindi', text: 'अहिंदीमराठी', variationAxes: { wght: 560 } },
  { family: 'bangla', from: 'bengali-wght', to: 'names/bengali', text: 'বাংলা', variationAxes: { wght: 560 } },
  { family: 'telugu', from: 'telugu-wght', to: 'names/telugu', text: 'తెలుగు', variationAxes: { wght: 560 } },
  { family: 'tamil', from: 'tamil-wght', to: 'names/tamil', text: 'தமிழ்', variationAxes: { wght: 560 } },
];

/**
 * Capitals stand in the middle of buttons and pills with these (Anek sits 0.16 em high without them), and a line is as high
 * in every face. They stand in the file: WebKit knows no ascent-override in a style.
 */
const metrics = { ascent: 0.98, descent: 0.36, lineGap: 0 };

/** @param {Buffer} font in sfnt; the sums of its tables are made anew with the WOFF2 */
function setMetrics(font) {
  const tables = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at).map((at) => [
      font.toString('latin1', at, at + 4),
      font.readUInt32BE(at + 8),
    ]),
  );
  const unitsPerEm = font.readUInt16BE(tables.get('head') + 18);
  const lines = [metrics.ascent, -metrics.descent, metrics.lineGap].map((part) =>
    Math.round(part * unitsPerEm),
  );
  for (const place of [tables.get('hhea') + 4, tables.get('OS/2') + 68])
    for (const [at, units] of lines.entries()) font.writeInt16BE(units, place + 2 * at);
  return font;
}

for (const { family = 'devanagari', from, to, text, ...options } of faces) {
  const font = await readFile(source(family, from));
  const cut = await subsetFont(font, text, { targetFormat: 'sfnt', ...options });
  await writeFile(target(to), await convert(setMetrics(cut), 'woff2'));
  console.log(`${to}: ${(cut.length / 1024).toFixed(1)} KB`);
}

/** What sharp draws shared pictures with: one weight, and TrueType, since its FreeType reads no WOFF2. */
const drawn = [
  { from: 'latin-wght', to: 'latin', text: `${english}${span(0xa1, 0xff)}` },
  { from: 'latin-ext-wght', to: 'rupee', text: '₹' },
  { from: 'devanagari-wght', to: 'hindi', text: hindi },
  { family: 'bangla', from: 'bengali-wght', to: 'bengali', text: bengali },
  { family: 'telugu', from: 'telugu-wght', to: 'telugu', text: telugu },
  { family: 'tamil', from: 'tamil-wght', to: 'tamil', text: tamil },
];
for (const { family = 'devanagari', from, to, text } of drawn) {
  const font = await readFile(source(family, from));
  const cut = await subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: { wght: 640 } });
  await writeFile(new URL(`../../server/platform/media/fonts/${to}.ttf`, import.meta.url), cut);
  console.log(`${to}.ttf: ${(cut.length / 1024).toFixed(1)} KB`);
}
