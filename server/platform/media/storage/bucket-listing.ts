const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The five that XML has by name; we write no names of objects that need another. */
const plain = (xml: string): string => xml.replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all);

const textIn = (xml: string, tag: string): string | undefined => xml.split(`<${tag}>`)[1]?.split('<')[0];

/** One page of ListObjectsV2: the names, and by what to ask for the next page where there is one. */
export function pageOf(xml: string): { names: string[]; next: string | undefined } {
  const names = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => plain(name));
  const next = textIn(xml, 'IsTruncated') === 'true' ? textIn(xml, 'NextContinuationToken') : undefined;
  return { names, next: next && plain(next) };
}
