import { paths } from '#contract/paths.ts';
import { type PublicLanguage, publicLanguages } from '#contract/site/public.calls.ts';
import { html, type Markup } from './markup.view.ts';
import { ownNames, wordsOf } from './public-words.rules.ts';

/** Where a page stands, and what of it the head tells. */
export interface Page {
  language: PublicLanguage;
  title: string;
  body: Markup;
  /** Where pages are found: scheme and host, from the settings and never from the request. */
  site: string;
  /** Address of the style, which changes with every byte. */
  style: string;
  /** What there is to find; absent where there is nothing. */
  found?: Found;
}

interface Found {
  /** Begins with a stroke, without parameters. */
  path: string;
  description: string;
  /** Path of a picture for messengers, without its language. */
  picture?: string;
  data?: Markup;
  /** Not for search engines. */
  unlisted?: boolean;
}

/** English is read at the bare address. */
const inLanguage = (path: string, language: PublicLanguage): string =>
  language === 'en' ? path : `${path}?lang=${language}`;

function foundHead({ language, title, site, found }: Page): Markup | undefined {
  if (!found) return html`<meta name="robots" content="noindex">`;
  const { path, description, picture, data, unlisted } = found;
  const address = (other: PublicLanguage) => site + inLanguage(path, other);
  return html`<meta name="description" content="${description}">
${unlisted && html`<meta name="robots" content="noindex">`}
<link rel="canonical" href="${address(language)}">
${publicLanguages.map((other) => html`<link rel="alternate" hreflang="${other}" href="${address(other)}">\n`)}
<link rel="alternate" hreflang="x-default" href="${site + path}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Neev">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address(language)}">
<meta property="og:locale" content="${language}_IN">
${
  picture &&
  html`<meta property="og:image" content="${`${site}${picture}?lang=${language}`}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">`
}
${data}`;
}

const languageLinks = ({ language, found }: Page): Markup | undefined =>
  found &&
  html`<footer><nav aria-label="${wordsOf[language].languages}">${publicLanguages.map((other) =>
    other === language
      ? html`<b aria-current="true">${ownNames[other]}</b>`
      : html`<a href="${found.path}?lang=${other}" lang="${other}" hreflang="${other}">${ownNames[other]}</a>`,
  )}</nav></footer>`;

/** A whole page: it needs no script, and works where none runs. */
export const wholePage = (page: Page): string =>
  html`<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#1f2c73">
<title>${page.title} · Neev</title>
<link rel="icon" href="/drawings/brand/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="${page.style}">
${foundHead(page)}
</head>
<body>
<header><a href="${paths.home}"><img src="/drawings/brand/mark.svg" alt="" width="36" height="36">Neev</a><p>${
    wordsOf[page.language].slogan
  }</p></header>
<main>
${page.body}
</main>
${languageLinks(page)}
</body>
</html>
`.text;

/** The page that says why there is none. */
export const emptyPage = (page: Omit<Page, 'title' | 'body'>, why: 'gone' | 'missing'): string => {
  const words = wordsOf[page.language];
  const [title, text] = why === 'gone' ? [words.gone, words.goneText] : [words.missing, words.missingText];
  return wholePage({
    ...page,
    title,
    body: html`<section class="card alone"><h1>${title}</h1><p>${text}</p>
<a class="button" href="${paths.home}">${words.home}</a></section>`,
  });
};
