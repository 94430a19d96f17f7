// The building blocks of the demo's portraits: busts on a 160 grid, flat shapes without outline.

const fill = (d, color, opacity) =>
  `<path d="${d}" fill="${color}"${opacity ? ` opacity="${opacity}"` : ''}/>`;
const line = (d, color, width) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = ([x, y], r, color) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

/** Skin and its shade. */
const skins = {
  a: ['#8a5535', '#774729'],
  b: ['#a96d45', '#935a36'],
  c: ['#c48a5f', '#ad754c'],
  d: ['#6f4229', '#5d3520'],
  e: ['#d8a47c', '#c08b63'],
  f: ['#9a6140', '#854f31'],
};

const faces = {
  oval: 'M49 62c0-22 14-34 31-34s31 12 31 34c0 28-12 47-31 47S49 90 49 62z',
  round: 'M48 64c0-23 14-36 32-36s32 13 32 36c0 26-13 44-32 44S48 90 48 64z',
  long: 'M50 60c0-21 13-32 30-32s30 11 30 32c0 31-11 52-30 52S50 91 50 60z',
  square: 'M49 62c0-22 14-34 31-34s31 12 31 34c0 14-2 26-7 34-5 8-13 12-24 12s-19-4-24-12c-5-8-7-20-7-34z',
};

/** Hair that falls behind the shoulders, and cloth around the head. */
const behind = {
  long: (p) => fill('M44 66c-3-34 20-46 36-46s40 12 36 46c-1 16 4 34 8 46H36c4-12 9-30 8-46z', p.hair),
  bob: (p) => fill('M45 64c-3-32 18-44 35-44s38 12 35 44c0 12 2 20 4 28H41c2-8 4-16 4-28z', p.hair),
  bun: (p) => dot([80, 24], 15, p.hair),
  flowers: (p) =>
    dot([80, 24], 15, p.hair) +
    dot([93, 18], 5, '#ffb31a') +
    dot([86, 12], 5, '#fff') +
    dot([77, 11], 5, '#ffb31a'),
  braid: (p) => fill('M108 78c10 14 10 34 4 52l-12-4c5-16 4-32-2-44z', p.hair),
  veil: (p) =>
    fill('M80 16c-34 0-46 26-46 54 0 30-12 58-16 90h124c-4-32-16-60-16-90 0-28-12-54-46-54z', p.cloth),
};

const clothes = {
  kurta: () =>
    fill('M60 114l20 20 20-20 6 4-22 26h-8l-22-26z', '#000', '.14') + line('M80 142v20', '#0003', 3),
  collar: (p) =>
    fill('M58 113l22 25-17 9-14-28z', p.trim) +
    fill('M102 113l-22 25 17 9 14-28z', p.trim) +
    line('M80 140v22', '#0003', 3),
  round: (p) => fill('M56 117c6 20 42 20 48 0l8 3c-10 28-54 28-64 0z', p.trim),
  vest: (p) =>
    fill('M60 114l20 20 20-20 6 4-22 26h-8l-22-26z', '#000', '.14') +
    fill('M30 164c2-26 12-38 26-44l10 44zM130 164c-2-26-12-38-26-44l-10 44z', p.trim) +
    line('M45 128l7 36M115 128l-7 36', '#fff', 5),
  sari: (p) =>
    fill('M102 115c22 4 40 14 43 49H64c-2-18 16-40 38-49z', p.cloth) +
    fill('M102 115c-22 9-40 31-38 49h9c-1-16 13-37 36-47z', p.trim),
  scarf: (p) =>
    fill(
      'M46 118c8 16 22 24 34 24s26-8 34-24l10 5c-2 16-12 26-22 31l2 10H88l-4-10c-20 2-40-10-48-30z',
      p.cloth,
    ) + line('M43 127c10 13 24 20 37 20s27-7 37-20', p.trim, 3),
  veil: () => '',
};

const hairs = {
  short: 'M47 66c-5-30 12-46 33-46s38 16 33 46c-3-8-4-16-9-21-10 3-34 5-46-1-6 5-8 14-11 22z',
  swept: 'M47 66c-7-34 14-48 36-48 18 0 34 14 30 48-3-7-3-14-7-20-16 4-30-2-38-8-9 6-17 14-21 28z',
  parted:
    'M47 66c-6-31 12-46 33-46s39 15 33 46c-3-9-6-17-11-22-12 2-22-2-28-8-6 8-14 10-19 12-4 5-6 11-8 18z',
  curly:
    'M46 64c-8-10-4-20 4-24-2-12 10-20 20-17 8-8 22-6 28 2 12-1 20 10 17 20 5 6 4 14-1 19-3-8-6-14-11-18-12 3-34 3-46 0-5 4-8 10-11 18z',
  thin: 'M47 68c-3-8-4-18 1-27 4-7 10-10 14-9-6 8-9 20-11 30zM113 68c3-8 4-18-1-27-4-7-10-10-14-9 6 8 9 20 11 30z',
  woman: 'M47 70c-6-32 12-48 33-48s39 16 33 48c-4-16-12-26-23-33-14 12-32 12-43 33z',
  middle: 'M47 68c-5-32 14-46 33-46s38 14 33 46c-4-14-14-28-33-33-19 5-29 19-33 33z',
  veil: 'M47 70c-4-30 12-42 33-42s37 12 33 42c-4-14-14-27-33-30-19 3-29 16-33 30z',
};

const head = {
  hair: () => '',
  helmet: (p) =>
    fill('M44 52C44 26 60 12 80 12s36 14 36 40z', p.gear[0]) +
    fill('M72 8h16v30H72z', p.gear[1]) +
    fill('M36 50h88a4 4 0 0 1 0 9H36a4 4 0 0 1 0-9z', p.gear[2]),
  skullcap: () =>
    fill('M48 50c0-20 12-32 32-32s32 12 32 32c-18-7-46-7-64 0z', '#fff') +
    fill('M48 50c18-7 46-7 64 0v-7c-18-7-46-7-64 0z', '#dfe3ee'),
  /** The cap of Maharashtra's villages. */
  topi: () =>
    fill('M47 50l8-28c14-5 36-5 50 0l8 28c-18-6-48-6-66 0z', '#fff') + line('M58 44l42-20', '#dfe3ee', 4),
  baseball: (p) =>
    fill('M46 52c0-22 14-34 34-34s34 12 34 34c-20-5-48-5-68 0z', p.gear[0]) +
    fill('M60 50c20-9 52-6 66 6-18-2-44-2-64 2z', p.gear[2]) +
    dot([80, 19], 3, p.gear[2]),
  knitted: (p) =>
    fill('M45 54c-3-26 14-40 35-40s38 14 35 40z', p.gear[0]) +
    fill('M43 46h74v13H43z', p.gear[2]) +
    line('M56 47v11M68 47v11M80 47v11M92 47v11M104 47v11', p.gear[0], 2),
  turban: (p) =>
    fill('M42 56c-8-28 14-48 38-48s46 20 38 48c-10-10-22-20-38-24-16 4-28 14-38 24z', p.gear[0]) +
    fill('M42 56c8-20 22-32 38-44 4 6 6 14 0 20-16 4-28 14-38 24z', p.gear[2]) +
    line('M47 40c8-12 18-20 28-26M60 44c6-4 12-8 20-12', p.gear[0], 3),
  /** Rajasthan's bound turban: rolls across the brow. */
  safa: (p) =>
    fill('M40 52C34 26 54 8 82 9s44 20 38 43c-12-10-26-14-40-14s-28 4-40 14z', p.gear[0]) +
    line('M42 44c16-18 54-24 77-6M46 34c16-14 46-18 68-5M56 22c14-8 34-9 48-1', p.gear[2], 4),
  gamcha: (p) =>
    fill('M44 58c-4-30 14-44 36-44s40 14 36 44c-12-9-24-13-36-13s-24 4-36 13z', p.gear[0]) +
    fill('M112 44c10 2 17 8 18 20l-10 2-6-10z', p.gear[2]) +
    line('M47 44c20-12 46-12 66 0M52 32c16-10 40-10 56 0M66 17v28M94 17v28', '#f7f6f0', 2.5),
  veil: (p) =>
    fill(
      'M80 18c-30 0-42 24-42 52 0 24-6 46-13 70l11 2c8-24 11-48 12-72 1-22 12-40 32-40s31 18 32 40c1 24 4 48 12 72l11-2c-7-24-13-46-13-70 0-28-12-52-42-52z',
      p.cloth,
    ) + line('M80 29c-20 0-31 19-32 41-1 24-4 48-12 72M80 29c20 0 31 19 32 41 1 24 4 48 12 72', p.trim, 4),
  /** A scarf that covers hair and neck. */
  hijab: (p) =>
    fill(
      'M80 12c-30 0-42 24-42 54 0 36-10 50-16 62 12 14 34 20 58 20s46-6 58-20c-6-12-16-26-16-62 0-30-12-54-42-54zM80 32c18 0 28 14 28 34 0 22-10 38-28 38S52 88 52 66c0-20 10-34 28-34z" fill-rule="evenodd',
      p.cloth,
    ) + line('M52 118c16 10 42 10 56-4', p.trim, 3),
};

const brows = {
  soft: 'M60 60.500c4-3.500 9-3.500 13-1M100 60.500c-4-3.500-9-3.500-13-1',
  flat: 'M60 59.500h13M100 59.500H87',
  high: 'M60 59c4-4.500 9-4 13-1M100 59c-4-4.500-9-4-13-1',
};
const noses = {
  a: 'M81 70l3.500 11c-1.500 2-5 2.300-7.500 1',
  b: 'M79 71l-2 10c2 2.500 6 2.500 8 0',
  c: 'M80 72v8M75 82c3 2 7 2 10 0',
};
const mouths = {
  smile: 'M70 94c6 5.500 14 5.500 20 0',
  calm: 'M71 95c6 2.500 12 2.500 18 0',
  side: 'M70 95c7 3 14 2 19-2',
};

function beardOf(p, [, shade]) {
  if (p.beard === 'full')
    return (
      fill(
        'M49 68c1 30 10 50 31 50s30-20 31-50c-4 8-7 14-12 16-6 2-12 0-19 0s-13 2-19 0c-5-2-8-8-12-16z',
        p.hair,
      ) + fill('M71 93c6-3 12-3 18 0-3 4-15 4-18 0z', '#8d4a3c')
    );
  if (p.beard === 'short')
    return (
      fill(
        'M50 76c3 24 12 37 30 37s27-13 30-37c-3 8-7 11-12 11-6 0-11-1-18-1s-12 1-18 1c-5 0-9-3-12-11z',
        p.hair,
      ) + fill('M71 94c6-2.500 12-2.500 18 0-3 4-15 4-18 0z', '#8d4a3c')
    );
  if (p.beard === 'stubble')
    return fill(
      'M50 76c3 22 12 33 30 33s27-11 30-33c-4 6-8 9-13 9-6 0-11-1-17-1s-11 1-17 1c-5 0-9-3-13-9z',
      p.hair,
      '.28',
    );
  if (p.beard === 'goatee') return fill('M73 102c4-1 10-1 14 0 0 6-3 10-7 10s-7-4-7-10z', p.hair);
  return line('M74 103c4 1.500 8 1.500 12 0', shade, 2);
}

const moustaches = {
  trim: 'M80 87c-5-2.500-12-1.500-15 3.500 5 1 12 .8 15-1 3 1.800 10 2 15 1-3-5-10-6-15-3.500z',
  thick: 'M80 86.500c-5-3-13-1.500-17 5 6 1.500 13 1 17-1.500 4 2.500 11 3 17 1.500-4-6.500-12-8-17-5z',
  curled:
    'M80 87c-5-3-12-1-16 3-3 2-7 1-8-3-2 6 3 9 9 8 6 0 12-2 15-4 3 2 9 4 15 4 6 1 11-2 9-8-1 4-5 5-8 3-4-4-11-6-16-3z',
};

const glasses = {
  square:
    '<g fill="none" stroke="#141a3c" stroke-width="3"><rect x="56" y="61" width="21" height="17" rx="6"/><rect x="83" y="61" width="21" height="17" rx="6"/><path d="M77 67.500h6M56 66l-7-1M104 66l7-1"/></g>',
  round:
    '<g fill="none" stroke="#3d2b20" stroke-width="2.500"><circle cx="66.500" cy="69.500" r="10.500"/><circle cx="93.500" cy="69.500" r="10.500"/><path d="M77 68c2-1.500 4-1.500 6 0"/></g>',
};

function faceOf(p, skin) {
  const [tone, shade] = skin;
  const covered = p.head === 'hijab';
  let drawn = covered
    ? ''
    : `<g fill="${shade}"><ellipse cx="48.500" cy="74" rx="6" ry="8.500"/><ellipse cx="111.500" cy="74" rx="6" ry="8.500"/></g>`;
  drawn += fill(faces[p.face], tone);
  if (p.gender === 'man') drawn += beardOf(p, skin);
  const eyes = p.eyes === 'narrow' ? [3.8, 2.6] : [3.3, 3.8];
  drawn += `<g fill="#17131a"><ellipse cx="67" cy="69" rx="${eyes[0]}" ry="${eyes[1]}"/><ellipse cx="93" cy="69" rx="${eyes[0]}" ry="${eyes[1]}"/></g>`;
  drawn += line(brows[p.brow], p.hair, p.gender === 'man' ? 3.4 : 2.4);
  drawn += line(noses[p.nose], shade, 3);
  if (p.beard !== 'full' && p.beard !== 'short') {
    drawn += p.lips
      ? fill('M70 94c4-3 8-3 10-1 2-2 6-2 10 1-5 6.500-15 6.500-20 0z', p.lips)
      : line(mouths[p.mouth], p.skin === 'd' ? '#41160f' : '#6b2f26', 3.2);
  }
  if (p.moustache) drawn += fill(moustaches[p.moustache], p.hair);
  if (p.old) drawn += line('M68 46c8-2 16-2 24 0M60 80c1 3 1 5 0 8M100 80c1 3 1 5 0 8', shade, 2.4);
  if (p.bindi) drawn += dot([80, 57], 3, '#a8122a');
  if (p.stud) drawn += dot([75.5, 81], 1.8, '#ffb31a');
  if (p.ears && !covered) drawn += dot([47, 84], 3.6, '#ffb31a') + dot([113, 84], 3.6, '#ffb31a');
  return drawn;
}

const two = (number) => String(Math.round(number * 10) / 10).replace(/^0\./, '.');

/** One portrait as a file. */
export function drawPortrait(p) {
  const skin = skins[p.skin];
  let drawn = (p.behind ?? []).map((part) => behind[part](p)).join('');
  drawn += fill('M14 164c1-34 24-49 66-49s65 15 66 49z', p.shirt);
  drawn += fill('M65 92h30v24c-3 11-27 11-30 0z', skin[1]);
  drawn += clothes[p.wear](p);
  drawn += faceOf(p, skin);
  if (p.cut) drawn += fill(hairs[p.cut], p.hair);
  if (p.glasses) drawn += glasses[p.glasses];
  drawn += head[p.head](p);
  const shorter = drawn.replace(/\d+\.\d+/g, (number) => two(Number(number))).replace(/(\d)\.0(?!\d)/g, '$1');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160"><path fill="${p.ground}" d="M0 0h160v160H0z"/>${shorter}</svg>\n`;
}
