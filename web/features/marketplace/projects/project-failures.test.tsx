import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Project } from '#contract/marketplace/projects.calls.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { ProjectSection } from './project-section.tsx';

const wall: Project = {
  _id: 'p1',
  userId: 'u1',
  title: 'Wall',
  description: 'Brick wall of 40 ft',
  pictures: [],
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
};
const broken: Answer = { status: 500, body: { type: '/problems/server-error' } };
let answers: Partial<Record<string, () => Answer | Promise<Answer>>>;
let asked: URL[];

beforeEach(() => {
  localStorage.setItem('neev:language', 'en');
  answers = { get: () => ({ body: { data: [wall] } }) };
  for (const kind of ['error', 'success'] as const) vi.spyOn(toast, kind).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  asked = answerCalls(async (_, method) => answers[method.toLowerCase()]?.() ?? { body: { data: wall } });
  await showPage({
    component: () => <ProjectSection userId="u1" own />,
    address: '/userDashbord',
    messages: ['providers'],
  });
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function fill(title: string, description: string) {
  await press('Add project');
  fireEvent.change(field('Title'), { target: { value: title } });
  fireEvent.change(field('Description'), { target: { value: description } });
}
const added = () => asked.filter(({ pathname }) => pathname === '/addProject').length;

test('While projects load it says so', async () => {
  answers.get = () => new Promise(() => undefined);
  await show();
  expect((await screen.findByRole('status')).textContent).toContain('Loading projects');
});

describe('Projects that did not load', () => {
  test('are asked for again on a press, in sight and in the dialog', async () => {
    answers.get = () => broken;
    await show();
    await screen.findByText(/The projects did not load/);
    await press('View All');
    const dialog = within(screen.getByRole('dialog', { name: 'ALL PROJECTS' }));
    await dialog.findByText('The projects did not load');
    answers.get = () => ({ body: { data: [wall] } });
    fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText('Project-1');
    expect(screen.getAllByRole('heading', { name: 'Wall' }).length).toBeGreaterThan(0);
  });
});

describe('A project that is wrong', () => {
  test.each([
    ['', 'Brick wall', 'Title', 'Please give valid title'],
    ['  ab  ', 'Brick wall', 'Title', 'Please give valid title'],
    ['Wall', '', 'Description', 'Please give valid description'],
    ['Wall', ' x ', 'Description', 'Please give valid description'],
    ['ab', '', 'Title', 'Please give valid title'],
  ])('%j, %j: says it at "%s" alone', async (title, description, at, sentence) => {
    await show();
    await fill(title, description);
    await press('Submit');
    await waitFor(() => expect(field(at).getAttribute('aria-invalid')).toBe('true'));
    const other = at === 'Title' ? 'Description' : 'Title';
    expect(field(other).getAttribute('aria-invalid')).toBeNull();
    expect(toast.error).toHaveBeenCalledWith(sentence, { autoClose: 2000, id: 'project' });
    expect(added()).toBe(0);
  });
});

describe('A project that could not be saved', () => {
  test('keeps what was typed, says why, and goes out on the next press', async () => {
    answers.post = () => broken;
    await show();
    await fill('Roof', 'Tin roof of 20 ft');
    await press('Submit');
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith('Something broke on our side. Try again in a minute', {
        id: 'project',
      }),
    );
    expect([field('Title').value, field('Description').value]).toEqual(['Roof', 'Tin roof of 20 ft']);
    answers.post = () => ({ status: 201, body: { data: wall } });
    await press('Submit');
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Project Added Successfully!!'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('while it is on its way no second press sends it again', async () => {
    let done: (answer: Answer) => void = () => undefined;
    answers.post = () => new Promise((resolve) => (done = resolve));
    await show();
    await fill('Roof', 'Tin roof of 20 ft');
    await press('Submit');
    await waitFor(() => expect(added()).toBe(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Submit' }).getAttribute('aria-busy')).toBe('true'),
    );
    await press('Submit');
    // Enter in a field sends a form without its button.
    fireEvent.submit(field('Title').closest('form') as HTMLFormElement);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.getByRole('dialog', { name: 'ADD PROJECT' })).toBeTruthy();
    done({ status: 201, body: { data: wall } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(added()).toBe(1);
  });
});

describe('Deleting a project', () => {
  test('is given up by Cancel', async () => {
    await show();
    await press('Delete project Wall');
    await press('Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(asked.map(({ pathname }) => pathname)).not.toContain('/deleteProject/p1');
  });

  test('that fails says so and leaves it there', async () => {
    answers.delete = () => ({ status: 404, body: { type: '/problems/not-found', data: null } });
    await show();
    await press('Delete project Wall');
    await press('Delete');
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('This is not here any more'));
    expect(screen.getByRole('heading', { name: 'Wall' })).toBeTruthy();
    expect(toast.success).not.toHaveBeenCalled();
  });
});
