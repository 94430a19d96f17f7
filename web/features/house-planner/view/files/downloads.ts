import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

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
