// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { ModelControls } from './model-controls.tsx';
import type { HouseScene, Look } from './scene/scene.ts';
import { pressKey, useHold } from './stage.tsx';

const made = makePlan({ ...defaultAnswers, floors: 3 });
if (!made.ok) throw new Error(made.problem);
const { plan } = made;
const glb = vi.fn(async () => new Blob(['glb']));
const calls: unknown[][] = [];
const act =
  (name: string) =>
  (...of: unknown[]) =>
    void calls.push([name, ...of]);
const scene = {
  turn: act('turn'),
  walk: act('walk'),
  zoom: act('zoom'),
  reset: act('reset'),
  hold: act('hold'),
  png: async () => new Blob(['png']),
  glb,
} as unknown as HouseScene;

let saved: string[] = [];
beforeAll(() => preloadMessages('house', 'shell'));
beforeEach(() => {
  calls.length = 0;
  saved = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined }),
  );
  document.addEventListener('click', keep);
});
afterEach(() => {
  cleanup();
  document.removeEventListener('click', keep);
  vi.unstubAllGlobals();
});
function keep(event: Event) {
  if (event.target instanceof HTMLAnchorElement && event.target.download) {
    event.preventDefault();
    saved.push(event.target.download);
  }
}

function Controlled({ first, onLook }: { first: Look; onLook: (look: Look) => void }) {
  const [look, setLook] = useState(first);
  const change = (next: Look) => {
    setLook(next);
    onLook(next);
  };
  return <ModelControls plan={plan} scene={scene} look={look} onLook={change} />;
}
const outside: Look = { hidden: [], night: false, inside: null };
function open(first: Partial<Look> = {}) {
  const looks: Look[] = [];
  render(<Controlled first={{ ...outside, ...first }} onLook={(look) => looks.push(look)} />);
  return looks;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('The buttons of the 3D view', () => {
  test('walk in on the ground floor and out again, with light and hidden floors as they were', () => {
    const looks = open({ night: true, hidden: [2] });
    press('Walk in');
    expect(looks.at(-1)).toEqual({ night: true, hidden: [2], inside: 0 });
    press('Back outside');
    expect(looks.at(-1)).toEqual({ night: true, hidden: [2], inside: null });
    expect(screen.getByRole('button', { name: 'Walk in' })).toBeTruthy();
  });

  test('go to another floor from inside, and offer no roof to stand on', () => {
    const looks = open({ inside: 0 });
    fireEvent.click(screen.getByLabelText('Second floor'));
    expect(looks.at(-1)?.inside).toBe(2);
    expect(screen.queryByLabelText('Roof')).toBeNull();
  });

  test('take off the roof and put it back', () => {
    const looks = open();
    fireEvent.click(screen.getByLabelText('Roof'));
    expect(looks.at(-1)?.hidden).toEqual([3]);
    fireEvent.click(screen.getByLabelText('First floor'));
    expect(looks.at(-1)?.hidden).toEqual([3, 1]);
    fireEvent.click(screen.getByLabelText('Roof'));
    expect(looks.at(-1)?.hidden).toEqual([1]);
  });

  test('turn day into night', () => {
    const looks = open();
    fireEvent.click(screen.getByLabelText('Day'));
    expect(looks.at(-1)).toEqual({ ...outside, night: true });
    expect(screen.getByLabelText('Night')).toBeTruthy();
  });

  test('turn, tilt, come closer and go back, as gestures do', () => {
    open();
    for (const name of [
      'Turn left',
      'Turn right',
      'Look from higher',
      'Look from lower',
      'Closer',
      'Further away',
      'First view',
    ])
      press(name);
    expect(calls).toEqual([
      ['turn', -0.3, 0],
      ['turn', 0.3, 0],
      ['turn', 0, -0.2],
      ['turn', 0, 0.2],
      ['zoom', 0.8],
      ['zoom', 1.25],
      ['reset'],
    ]);
  });

  test('walk and turn one’s head inside', () => {
    open({ inside: 0 });
    for (const name of ['Walk forward', 'Walk back', 'Turn left', 'Turn right']) press(name);
    expect(calls).toEqual([
      ['walk', 0.6, 0],
      ['walk', -0.6, 0],
      ['walk', 0, -0.4],
      ['walk', 0, 0.4],
    ]);
    expect(screen.queryByRole('button', { name: 'Closer' })).toBeNull();
  });

  test('save a picture and a model under the house’s name', async () => {
    open();
    press('Picture (PNG)');
    await waitFor(() => expect(saved).toEqual(['neev-house.png']));
    cleanup();
    open();
    press('3D model (GLB)');
    await waitFor(() => expect(saved).toEqual(['neev-house.png', 'neev-house.glb']));
  });

  test('say it when the file cannot be made, and can be pressed again', async () => {
    glb.mockRejectedValueOnce(new Error('no memory'));
    open();
    press('3D model (GLB)');
    expect(await screen.findByText('We could not make the file. Please try again.')).toBeTruthy();
    expect(saved).toEqual([]);
    press('3D model (GLB)');
    await waitFor(() => expect(saved).toEqual(['neev-house.glb']));
  });
});

describe('Keys', () => {
  test.each([
    ['ArrowLeft', false, ['turn', -0.16, 0]],
    ['ArrowRight', true, ['turn', 0.16, 0]],
    ['ArrowUp', false, ['turn', 0, -0.16]],
    ['ArrowUp', true, ['walk', 0.35, 0]],
    ['ArrowDown', true, ['walk', -0.35, 0]],
    ['+', false, ['zoom', 0.85]],
    ['=', false, ['zoom', 0.85]],
    ['-', false, ['zoom', 1.18]],
    ['Home', false, ['reset']],
  ])('%s (inside: %s) does %j', (key, inside, done) => {
    expect(pressKey(scene, key, inside)).toBe(true);
    expect(calls).toEqual([done]);
  });

  test.each([
    ['a', false],
    ['Tab', false],
    ['Home', true],
    ['+', true],
    ['Escape', true],
  ])('%s (inside: %s) is left to the page', (key, inside) => {
    expect(pressKey(scene, key, inside)).toBe(false);
    expect(calls).toEqual([]);
  });
});

function Stage({ inside }: { inside: boolean }) {
  return <div data-testid="stage" {...useHold(scene, inside)} />;
}

describe('A drag', () => {
  const drag = (from: number, to: number) => {
    const stage = screen.getByTestId('stage');
    fireEvent.pointerDown(stage, { clientX: from });
    fireEvent.pointerMove(stage, { clientX: to });
    return stage;
  };
  const turns = () => calls.filter(([name]) => name === 'turn');

  test('inside turns one’s head against it, and ends when the finger is lifted', () => {
    render(<Stage inside />);
    const stage = drag(200, 100);
    expect(turns()).toEqual([['turn', expect.closeTo(0.6, 9), 0]]);
    fireEvent.pointerUp(stage);
    fireEvent.pointerMove(stage, { clientX: 0 });
    expect(turns()).toHaveLength(1);
  });

  test('outside is the house’s own, which it takes hold of', () => {
    render(<Stage inside={false} />);
    drag(200, 100);
    expect(calls).toEqual([['hold', true]]);
  });

  test('the page has its wheel back when one goes elsewhere', () => {
    render(<Stage inside={false} />);
    const stage = screen.getByTestId('stage');
    fireEvent.focus(stage);
    fireEvent.blur(stage);
    expect(calls).toEqual([
      ['hold', true],
      ['hold', false],
    ]);
  });
});

describe('A file', () => {
  test('is handed to the browser under its name, and leaves nothing in the page', () => {
    const before = document.body.innerHTML;
    saveFile('plan.svg', new Blob(['x']));
    expect(saved).toEqual(['plan.svg']);
    expect(document.body.innerHTML).toBe(before);
  });
});
