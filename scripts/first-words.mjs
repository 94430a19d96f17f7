// Renders the pages that begin the same for everybody to HTML, in every language that is offered, so that words stand before any script has come
// (docs/decisions/0013-first-words.md). Each carries its style and fetches its script after the first paint.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const entry = 'index.html';

/** The address of a page's file under dist/web: `/about` in Hindi is pages/hi/about.html. */
const fileOf = (path, language) => `pages/${language}/${path === '/' ? 'home' : path.slice(1)}.html`;

/** A file with all that it imports at once, nearest last. */
function withImports({ files }, file, found = new Set()) {
  if (found.has(file)) return found;
  for (const inner of files[file].imports) withImports({ files }, inner, found);
  found.add(file);
  return found;
}

/** Where a catalogue of words lies, `language/area`; whatever its folder. */
const moduleOfWords = ({ modules }, name) =>
  Object.keys(modules).find((module) => module.startsWith('shared/i18n/') && module.endsWith(`/${name}.ts`));

/** What every page begins with, as the built index.html names it; its last script is the one that runs the others. */
const beginningOf = (shell) => ({
  scripts: [...shell.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src]) => src),
  styles: [...shell.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href]) => href),
});

/** Files that a page needs, in the order of their cascade. @param built which module is where (vite.config.ts) */
function filesOf(built, { scripts, styles }, modules) {
  const found = new Set();
  for (const module of modules) {
    if (!built.modules[module]) throw new Error(`the build has no module ${module}`);
    withImports(built, built.modules[module], found);
  }
  const files = [...found];
  const styled = files.flatMap((file) => built.files[file].styles);
  return {
    main: scripts.at(-1),
    scripts: [...new Set([...scripts, ...files.map((file) => `/${file}`)])],
    styles: [...new Set([...styles, ...styled.map((file) => `/${file}`)])],
  };
}

const escapeText = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Runs in the browser: keeps what is typed and pressed until the page is alive (web/app/shell/ahead.ts), and lets no form
 * be sent as a browser would, with a password in the address.
 */
function beforeAlive() {
  const names = ['input', 'change', 'click', 'submit'];
  const typed = new Map();
  const hear = (event) => {
    const { target, type } = event;
    if (type === 'submit') return event.preventDefault();
    if (type !== 'click')
      return typed.set(target, /radio|checkbox/.test(target.type) ? target.checked : target.value);
    const button = target.closest('button');
    if (!button) return;
    event.preventDefault();
    window.ahead.pressed?.removeAttribute('data-pressed');
    button.dataset.pressed = '';
    window.ahead.pressed = button;
  };
  // Of what stands there for either screen, one stays.
  for (const element of document.querySelectorAll('[data-usual]')) {
    if (!matchMedia(element.dataset.usual).matches) element.remove();
    element.removeAttribute('data-usual');
  }
  const each = (act) => {
    for (const name of names) act(name, hear, true);
  };
  window.ahead = { typed, pressed: undefined, end: () => each(removeEventListener) };
  each(addEventListener);
}

/**
 * Begins to fetch what makes the page alive once it has been painted: on a slow line, script beside the words would make
 * the words wait. A page that nobody looks at is not painted, nor is one for who is logged in to who is not, and a browser
 * may be too old to tell.
 */
function loader({ scripts, main }, known) {
  const unseen = known ? 'document.hidden||!document.documentElement.dataset.visitor' : 'document.hidden';
  return `{let b=0;const s=${JSON.stringify(scripts)},go=()=>{if(b++)return;for(const h of s)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:h}));document.head.append(Object.assign(document.createElement('script'),{type:'module',src:${JSON.stringify(main)}}))};if(${unseen})go();else{setTimeout(go,1e3);try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch{requestAnimationFrame(()=>setTimeout(go))}}}`;
}

/** Which files the bare page of an address needs besides what stands in it: the server names it in a header (pages.ts). */
async function needsOf(built, shell, { offeredLanguages, pagesAtOnce, neededBy }) {
  const begun = beginningOf(shell);
  const filesFor = async (path, language, modules) => {
    const needed = await neededBy(path, language);
    const words = needed.words.map((name) => moduleOfWords(built, name)).filter(Boolean);
    const { scripts, styles } = filesOf(built, begun, [...needed.modules, ...modules, ...words]);
    return [...scripts, ...styles].filter((file) => !shell.includes(file));
  };
  const needs = {};
  for (const language of offeredLanguages)
    for (const { path, module } of [{ path: '*' }, ...pagesAtOnce])
      needs[`${language} ${path}`] = await filesFor(path, language, module ? [module] : []);
  return needs;
}

/** The document of one page. `shell` is the built index.html. */
function documentOf(shell, { language, path, reads, known, none, page, files, css }) {
  const marks = `${reads ? ' data-alone' : ''}${known ? ' data-known' : ''}`;
  const atHand = files.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('');
  return (
    shell
      .replace(/<html lang="[^"]*">/, `<html lang="${language}">`)
      .replace(/<title>.*?<\/title>/, `<title>${escapeText(page.title)}</title>`)
      .replace(
        /(<meta (?:name="|property="og:)description" content=")[^"]*/g,
        `$1${escapeText(page.description)}`,
      )
      .replace(
        /(<meta property="og:title" content=")[^"]*/,
        `$1${path === '/' ? 'Neev' : escapeText(page.title)}`,
      )
      .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
      .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
      // What the page's own module would fetch is there already: it finds these and asks for none.
      .replace('</head>', () => `  <style>${css}</style>\n    ${atHand}\n  </head>`)
      .replace(
        /(<p id="lost"[^>]*>)[\s\S]*?(?=<\/p>)/,
        (_, tag) => tag + page.lost.map((said) => `<span>${escapeText(said)}</span>`).join(''),
      )
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" data-path="${none ? '' : path}" data-language="${language}"${marks}>${page.html}</div>`,
      )
      .replace(
        '</body>',
        () => `  <script>(${String(beforeAlive)})();${loader(files, known)}</script>\n  </body>`,
      )
  );
}

/**
 * @param vite the module
 * @param folders the repository, and what is being built
 * After the browser's build, whose files the pages name.
 * @returns the files of what opens on any page
 */
export async function renderFirstWords(vite, { root, built: folder }, logger) {
  const web = join(folder, 'web');
  const made = join(folder, 'render-ahead');
  await vite.build({
    root: join(root, 'web'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    customLogger: logger,
    build: { ssr: 'render-ahead.tsx', outDir: made, emptyOutDir: true },
  });
  const pages = await import(pathToFileURL(join(made, 'render-ahead.js')).href);
  const { pagesAhead, offeredLanguages, openedOnAnyPage, renderAhead } = pages;
  const built = JSON.parse(await readFile(join(web, '.vite/files.json'), 'utf8'));
  const shell = await readFile(join(web, entry), 'utf8');
  const styles = new Map();
  const styleOf = async (href) => {
    if (!styles.has(href)) styles.set(href, (await readFile(join(web, href), 'utf8')).trim());
    return styles.get(href);
  };
  for (const language of offeredLanguages)
    for (const ahead of pagesAhead) {
      const page = await renderAhead(ahead, language);
      const words = page.words.map((name) => moduleOfWords(built, name)).filter(Boolean);
      const files = filesOf(built, beginningOf(shell), [...page.frame, ahead.module, ...words]);
      const css = (await Promise.all(files.styles.map(styleOf))).join('\n');
      const file = join(web, fileOf(ahead.path, language));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, documentOf(shell, { ...ahead, language, page, files, css }));
    }
  await writeFile(join(web, 'pages/needs.json'), JSON.stringify(await needsOf(built, shell, pages)));
  const { scripts: opened, styles: openedStyles } = filesOf(built, beginningOf(shell), openedOnAnyPage);
  await rm(made, { recursive: true, force: true });
  await rm(join(web, '.vite'), { recursive: true, force: true });
  return [...opened, ...openedStyles];
}
