// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Project } from '#contract/marketplace/projects.calls.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { ProjectSection } from './project-section.tsx';

beforeEach(() => {
  localStorage.setItem('neev:language', 'en');
  for (const kind of ['error', 'success'] as const) vi.spyOn(toast, kind).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const project = (number: number): Project => ({
  _id: `p${number}`,
  userId: 'u1',
  title: `Wall ${number}`,
  description: `Brick wall of ${number} ft`,
  pictures: [],
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
});

/** A server that keeps projects. */
async function show(projects: Project[], own: boolean) {
  const asked = answerCalls((_, method) => {
    if (method === 'POST') projects.push(project(projects.length + 1));
    if (method === 'DELETE') projects.splice(0, 1);
    return { body: { data: method === 'GET' ? [...projects] : null } };
  });
  await showPage({
    component: () => <ProjectSection userId="u1" own={own} />,
    address: '/userDashbord',
    messages: ['providers'],
  });
  return asked;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('The first project stands in sight, View All lists each as Project-N', async () => {
  await show([project(1), project(2)], false);
  await screen.findByRole('heading', { name: 'Wall 1' });
  expect(screen.getByText('Project 1 of 2')).toBeTruthy();
  await press('View All');
  const dialog = within(screen.getByRole('dialog', { name: 'ALL PROJECTS' }));
  expect(dialog.getByText('Project-1')).toBeTruthy();
  expect(dialog.getByText('Project-2')).toBeTruthy();
  expect(dialog.getByText('Brick wall of 2 ft')).toBeTruthy();
});

test('Without projects it says so, with a full stop outside the dialog and none inside', async () => {
  await show([], false);
  await screen.findByText('No Project To Show.');
  await press('View All');
  expect(screen.getByText('No Project To Show')).toBeTruthy();
});

test('Others see neither add nor delete', async () => {
  await show([project(1)], false);
  await screen.findByRole('heading', { name: 'Wall 1' });
  expect(screen.queryByRole('button', { name: 'Add project' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete project Wall 1' })).toBeNull();
});

test('Title and description are checked in this order, one toast of 2 s at a time', async () => {
  const asked = await show([], true);
  await press('Add project');
  await press('Submit');
  type('Title', 'Wall');
  await press('Submit');
  expect(vi.mocked(toast.error).mock.calls).toEqual([
    ['Please give valid title', { autoClose: 2000, id: 'project' }],
    ['Please give valid description', { autoClose: 2000, id: 'project' }],
  ]);
  expect(asked.filter((url) => url.pathname === '/addProject')).toEqual([]);
});

test('A project that was added shows a toast, clears the fields and closes the dialog', async () => {
  await show([], true);
  await press('Add project');
  type('Title', 'Wall 1');
  type('Description', 'Brick wall');
  await press('Submit');
  await screen.findByRole('heading', { name: 'Wall 1' });
  expect(toast.success).toHaveBeenCalledWith('Project Added Successfully!!');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Add project');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
});

test('Deleting asks first and reloads the list', async () => {
  await show([project(1), project(2)], true);
  await press('Delete project Wall 1');
  await press('Delete');
  await screen.findByRole('heading', { name: 'Wall 2' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Wall 1' })).toBeNull());
});

test('The photos of a project stand under its text, small, and open whole', async () => {
  const pictures = ['/files/aaaaaaaaaaaaaaaaaaaaaa.webp', '/files/bbbbbbbbbbbbbbbbbbbbbb.webp'];
  await show([{ ...project(1), pictures }], false);
  const photo = await screen.findByRole('img', { name: 'Photo 2 of Wall 1' });
  expect(photo.getAttribute('src')).toBe('/files/bbbbbbbbbbbbbbbbbbbbbb-small.webp');
  expect(photo.closest('a')?.getAttribute('href')).toBe(pictures[1]);
});
