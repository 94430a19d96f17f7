import { section } from './docs-section.ts';
import { escaped, prose } from './docs-text.ts';
import type { OpenApi } from './openapi-document.ts';

/** The page for people: every call with who may make it, what it takes and what it answers. */
export function docsPage({ info, tags, paths }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const areas = tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    const sections = own.map(({ method, path, operation }) => section(method, path, operation));
    return `<h2 id="area-${name}">${name}</h2>\n${sections.join('\n')}`;
  });
  const links = tags.map(({ name }) => `<li><a href="#area-${name}">${name}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Calls · Neev</title>
<link rel="icon" href="/drawings/brand/mark.svg">
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<header><a href="/">Neev</a><h1>Calls of Neev ${escaped(info.version)}</h1>
<p>${prose(info.description)}</p>
<p>The same for programs: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Areas"><ul>${links.join('')}</ul></nav></header>
<main>
${areas.join('\n')}
</main>
</body>
</html>
`;
}
