import { paths } from '#contract/paths.ts';
import type { PublicLanguage } from '#contract/site/public.calls.ts';
import { html, jsonLd, type Markup } from './markup.view.ts';
import type { Page } from './page-frame.view.ts';
import type { Trade } from './public-address.rules.ts';
import { dateIn, rupees, tradeName, wholePlace, wordsOf } from './public-words.rules.ts';
import { type District, type TradeFigures, tradePath } from './trade-page.rules.ts';

/** An article of the knowledge that concerns a trade; it is written in English and Hindi. */
export interface ShownArticle {
  en: { title: string; text: string };
  hi: { title: string; text: string };
}

export interface TradePage {
  trade: Trade;
  district: District;
  figures: TradeFigures;
  articles: readonly ShownArticle[];
  language: PublicLanguage;
  site: string;
}

/** Who reads a language that comes near Hindi reads the articles in it. */
const articleLanguage: Record<PublicLanguage, 'en' | 'hi'> = {
  en: 'en',
  hi: 'hi',
  mr: 'hi',
  bn: 'hi',
  te: 'en',
  ta: 'en',
};

/** A source that is a page is named by its host. */
function sourceOf(source: string): Markup | string {
  const host = /^https:\/\/([^/]+)/.exec(source)?.[1];
  return host === undefined ? source : html`<a href="${source}" rel="nofollow noopener">${host}</a>`;
}

function wageOf({ figures: { wage }, language }: TradePage): Markup | undefined {
  const words = wordsOf[language];
  if (!wage) return undefined;
  const since = dateIn(language, wage.from);
  const said = wage.basis === 'central' ? words.centralText(since) : words.minimumText(since);
  return html`<div><dt>${words.minimum}</dt><dd><b>${rupees(wage.perDay)}</b> ${words.perDay}
<small>${said} ${words.source}: ${sourceOf(wage.source)}</small></dd></div>`;
}

function articlesOf({ articles, language }: TradePage): Markup | undefined {
  if (articles.length === 0) return undefined;
  const read = articleLanguage[language];
  return html`<section class="read" lang="${read}"><h2 lang="${language}">${wordsOf[language].read}</h2>
${articles.map(
  (article) => html`<details><summary>${article[read].title}</summary>
${article[read].text.split(/\n{2,}/).map((part) => html`<p>${part}</p>`)}</details>`,
)}</section>`;
}

/** @returns the page without its style */
export function tradePage(page: TradePage): Omit<Page, 'style'> {
  const { trade, district, figures, language, site } = page;
  const words = wordsOf[language];
  const name = tradeName(language, trade);
  const where = wholePlace(language, { ...district, town: district.district });
  const title = words.inDistrict(name, where);
  const { band, count } = figures;
  const usual =
    band && (band.low === band.high ? rupees(band.low) : words.range(rupees(band.low), rupees(band.high)));
  const path = tradePath(trade, district);
  return {
    language,
    site,
    title,
    body: html`<article class="card listing"><div class="head"><div class="words"><h1>${name}</h1><p class="place">${where}</p></div></div>
<dl class="figures"><div><dt>${words.howMany}</dt><dd><b>${count}</b></dd></div>
${usual && html`<div><dt>${words.usual}</dt><dd><b>${usual}</b> ${words.perDay}<small>${words.usualText}</small></dd></div>`}
${wageOf(page)}</dl>
<p class="note">${words.figuresText}</p>
<div class="plinth"><span></span><a class="button accent" href="${paths.home}">${words.home}</a></div></article>
${articlesOf(page)}`,
    found: {
      path,
      description: [
        `${title}.`,
        `${words.howMany}: ${count}.`,
        usual && `${words.usual}: ${usual} ${words.perDay}.`,
      ]
        .filter(Boolean)
        .join(' '),
      data: jsonLd({
        '@context': 'https://schema.org',
        '@type': 'Service',
        name,
        url: site + path,
        provider: { '@type': 'Organization', name: 'Neev', url: site },
        areaServed: {
          '@type': 'AdministrativeArea',
          name: district.district,
          containedInPlace: { '@type': 'State', name: district.state },
        },
        ...(band && {
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: 'INR',
            lowPrice: band.low,
            highPrice: band.high,
            offerCount: count,
          },
        }),
      }),
    },
  };
}
