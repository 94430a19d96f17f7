import { renderSVG } from 'uqr';
import { html, Markup } from './markup.view.ts';
import type { Page } from './page-frame.view.ts';
import { type Listing, shortly } from './public-page.view.ts';

/** Cards on a sheet of A4. */
const cards = 8;

const brand = html`<p class="brand"><img src="/drawings/brand/mark.svg" alt="" width="28" height="28">Neev</p>`;

/** The short address: a square with fewer, larger dots, which a cheap camera reads from a wall. */
const squareOf = ({ row, site }: Listing): Markup =>
  new Markup(renderSVG(`${site}/p/${row.id}`, { ecc: 'M', border: 2 }));

/** A sheet for the wall and one with cards to cut out. No phone: who scans asks through Neev. @returns the page without its style */
export function posterPage(listing: Listing): Omit<Page, 'style'> {
  const { words, name, trade, place, price } = shortly(listing);
  const { language, site, row } = listing;
  const square = squareOf(listing);
  const photo =
    row.photo?.startsWith('/') &&
    html`<img class="photo" src="${row.photo}" alt="" width="320" height="320">`;
  const card = html`<li><div><p class="trade">${trade}</p><b dir="auto">${name}</b><p>${place}</p>${price && html`<p>${price}</p>`}${brand}</div>${square}</li>`;
  return {
    language,
    site,
    title: words.title(name, trade, place),
    body: html`<p class="screen note">${words.print}</p>
<section class="sheet poster"><p class="trade">${trade}</p><h1 dir="auto">${name}</h1><p class="place">${place}</p>
${price && html`<p class="price"><b>${price}</b></p>`}${photo}
<div class="square">${square}</div><p class="scan">${words.scan}</p><p>${words.scanText}</p>${brand}</section>
<section class="sheet"><h2 class="screen">${words.cutOut}</h2><ul class="cards">${Array.from({ length: cards }, () => card)}</ul></section>`,
  };
}
