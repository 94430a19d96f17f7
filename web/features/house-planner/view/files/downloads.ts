import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: a browser may begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A drawing as a file of its own, a centimetre for every drawn metre times two. */
export function renderDrawing(
  drawing: ReactNode,
  { width, height }: { width: number; height: number },
): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(drawing));
  const svg = place.querySelector('svg');
  svg?.setAttribute('width', `${(width * 2).toFixed(1)}cm`);
  svg?.setAttribute('height', `${(height * 2).toFixed(1)}cm`);
  const text = svg ? new XMLSerializer().serializeToString(svg) : '';
  root.unmount();
  return text;
}
