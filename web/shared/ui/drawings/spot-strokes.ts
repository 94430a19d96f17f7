import type { Stroke } from './strokes.tsx';

/** Small scenes for empty and failed views: 160 x 120, ground line first. */
export const spotStrokes = {
  chat: [
    {
      d: 'M22 34a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H54L40 84V72H30a8 8 0 0 1-8-8z',
      fill: 'white',
    },
    { d: 'M36 42h44M36 54h28' },
    {
      d: 'M78 84V62a8 8 0 0 1 8-8h44a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-6v10L112 92H86a8 8 0 0 1-8-8z',
      fill: 'hot',
    },
    { d: 'M92 68h32M92 79h20' },
  ],
  error: [
    {
      d: 'M30 80h100a4 4 0 0 1 4 4v14a4 4 0 0 1 -4 4h-100a4 4 0 0 1 -4 -4v-14a4 4 0 0 1 4 -4z',
      fill: 'hot',
      transform: 'rotate(-9 80 88)',
    },
    {
      d: 'M70.5 84h19a6.5 6.5 0 0 1 6.5 6.5v0a6.5 6.5 0 0 1 -6.5 6.5h-19a6.5 6.5 0 0 1 -6.5 -6.5v-0a6.5 6.5 0 0 1 6.5 -6.5z',
      fill: '#fff',
      transform: 'rotate(-9 80 88)',
    },
    { d: 'M70 90.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', fill: '#8fa6e6', transform: 'rotate(-9 80 88)' },
    { d: 'M118 40l8-14M132 52l16-5M104 34l-2-16' },
  ],
  none: [
    { d: 'M24 104V88h112v16', fill: 'white' },
    { d: 'M36 88V74h88v14', fill: 'white' },
    { d: 'M80 12v40' },
    { d: 'M66 12h28' },
    { d: 'M70 52h20l-3 8-7 14-7-14z', fill: 'hot' },
  ],
  project: [
    {
      d: 'M30 88h26v16H30zM56 88h26v16H56zM82 88h26v16H82zM43 72h26v16H43zM69 72h26v16H69z',
      fill: '#d07a58',
    },
    { d: 'M56 56h26v16H56z', dash: '5 5' },
    { d: 'M106 62l24-24M106 62c-6-2-10 2-24 10l14-22z', fill: '#c6cde2' },
  ],
} satisfies Record<string, Stroke[]>;
