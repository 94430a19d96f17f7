/** HTML that is safe to send: every value in it was escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

type Part = Markup | string | number | false | null | undefined | readonly Part[];

function written(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return escaped(String(part));
}

/** Text between the tags of a template is HTML; what is put in is words, or HTML made by this function. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(texts.map((text, at) => text + (at < parts.length ? written(parts[at]) : '')).join(''));

/** A block of data: nothing in it can end the element, and no browser runs it. */
export const jsonLd = (data: object): Markup =>
  new Markup(
    `<script type="application/ld+json">${JSON.stringify(data).replace(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )}</script>`,
  );
