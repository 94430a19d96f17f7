import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Chips } from './chips.tsx';
import { Checkbox, Switch } from './choices.tsx';
import { Field } from './field.tsx';
import { FieldGroup } from './field-group.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Skeleton } from './skeleton.tsx';
import { EmptyState, ErrorState } from './states.tsx';
import { Table } from './table.tsx';
import { TapeSlider } from './tape-slider.tsx';
import { TextArea } from './text-inputs.tsx';
import { UploadBox } from './upload-box.tsx';

afterEach(cleanup);

describe('One choice out of a few', () => {
  const choices = ['a', 'b', 'c'].map((value) => ({ value, label: `Choice ${value}` }));

  test('is named by its question, and the chosen one alone is marked', () => {
    const onChange = vi.fn();
    render(<Chips legend="Which?" choices={choices} value="b" onChange={onChange} />);
    const group = within(screen.getByRole('group', { name: 'Which?' }));
    expect(group.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      true,
      false,
    ]);
    fireEvent.click(group.getByLabelText('Choice c'));
    expect(onChange.mock.calls).toEqual([['c']]);
  });

  test('can be none yet', () => {
    render(<Chips legend="Which?" choices={choices} value="" onChange={() => undefined} />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('two questions on one page do not take each other’s answer', () => {
    render(
      <>
        <Chips legend="First" choices={choices} value="a" onChange={() => undefined} />
        <Chips legend="Second" choices={choices} value="b" onChange={() => undefined} />
      </>,
    );
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'));
    expect(new Set(names).size).toBe(2);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  });

  test('that is refused says why to screen readers', () => {
    render(
      <Chips legend="Which?" choices={choices} value="" onChange={() => undefined} error="Choose one" />,
    );
    const group = screen.getByRole('group', { name: 'Which?' });
    const described = (group.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toContain('Choose one');
  });
});

test('A switch says its state, and asks for the other one', () => {
  const onChange = vi.fn();
  const { rerender } = render(<Switch label="I am not available" checked={false} onChange={onChange} />);
  const found = screen.getByRole('switch', { name: 'I am not available' });
  expect(found.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(found);
  expect(onChange).toHaveBeenLastCalledWith(true);
  rerender(<Switch label="I am available" checked onChange={onChange} />);
  fireEvent.click(screen.getByRole('switch', { name: 'I am available' }));
  expect(onChange).toHaveBeenLastCalledWith(false);
  rerender(<Switch label="Wait" checked onChange={onChange} disabled />);
  expect(screen.getByRole('switch')).toHaveProperty('disabled', true);
});

test('A box is pressed by its words', () => {
  const onChange = vi.fn();
  render(<Checkbox label="I agree" onChange={onChange} />);
  fireEvent.click(screen.getByText('I agree'));
  expect(onChange).toHaveBeenCalledOnce();
});

test('A table has its name, its columns, and on a phone’s card the column’s name at each value', () => {
  render(
    <Table
      caption="Workers"
      columns={[
        { label: 'Name' },
        { label: 'Price per day', cardLabel: 'Price', numeric: true },
        { label: <b>x</b> },
      ]}
      rows={[
        { key: '1', cells: ['Ram', '₹700', 'yes'] },
        { key: '2', cells: ['Sita', '₹900', 'no'], verified: true },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Workers' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  const [, first, second] = within(table).getAllByRole('row');
  const cells = within(first as HTMLElement).getAllByRole('cell');
  expect(cells.map((cell) => [cell.dataset.label, cell.textContent])).toEqual([
    ['Name', 'Ram'],
    ['Price', '₹700'],
    [undefined, 'yes'],
  ]);
  expect([first?.className, second?.className].filter(Boolean)).toHaveLength(1);
  // What stands last is a badge without a name, unless it is a figure.
  expect(cells.map((cell) => cell.className.includes('badgeCell'))).toEqual([false, false, true]);
  cleanup();
  const figures = [{ label: 'Work' }, { label: 'Least', numeric: true }];
  render(<Table caption="Wages" columns={figures} rows={[{ key: '1', cells: ['Mason', '₹783'] }]} />);
  expect(screen.getAllByRole('cell').map((cell) => cell.className.includes('badgeCell'))).toEqual([
    false,
    false,
  ]);
});

describe('The box for a picture', () => {
  const words = {
    title: 'Add your photo',
    hint: 'Up to 8 MB',
    chooseLabel: 'Choose',
    replaceLabel: 'Replace',
  };
  const photo = new File(['x'], 'x.jpg', { type: 'image/jpeg' });
  const choose = (label: string, files: File[]) =>
    fireEvent.change(screen.getByLabelText(label), { target: { files } });

  test('gives the chosen file on; closing the chooser without one gives nothing', () => {
    const onChange = vi.fn();
    render(<UploadBox {...words} picture={null} onChange={onChange} />);
    choose('Choose', []);
    expect(onChange).not.toHaveBeenCalled();
    choose('Choose', [photo]);
    expect(onChange).toHaveBeenCalledWith(photo);
    expect(screen.getByLabelText('Choose').getAttribute('accept')).toBe('image/*');
  });

  test('shows the chosen picture from memory, and gives the memory back', () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const box = (picture: File | string) => (
      <UploadBox {...words} picture={picture} onChange={() => undefined} />
    );
    const { container, rerender } = render(box(photo));
    expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:one');
    expect(screen.getByLabelText('Replace')).toBeTruthy();
    rerender(box('/files/a.webp'));
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/a.webp');
    expect([made.mock.calls.length, revoked.mock.calls]).toEqual([1, [['blob:one']]]);
  });

  test('says how far the picture is and what is wrong with it', () => {
    render(
      <UploadBox
        {...words}
        picture={photo}
        onChange={() => undefined}
        error="Too large"
        progress={{ percent: 60, text: 'Uploading, 60%' }}
      />,
    );
    expect(screen.getByRole('progressbar', { name: 'Uploading, 60%' }).getAttribute('aria-valuenow')).toBe(
      '60',
    );
    const input = screen.getByLabelText('Replace');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    const described = ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
    expect(described).toMatch(/Add your photo.*Too large/);
  });
});

describe('What is on its way, empty or broken', () => {
  test('is told to screen readers, the shapes are not', () => {
    render(<Skeleton label="Loading workers" count={4} />);
    expect(screen.getByRole('status').textContent).toBe('Loading workers');
    expect(screen.getByRole('status').querySelectorAll('[aria-hidden="true"]')).toHaveLength(4);
  });

  test('what did not load is an alert, tried again by a press, once while it is under way', () => {
    const onRetry = vi.fn();
    const { rerender } = render(
      <ErrorState title="It did not load" retryLabel="Try again" onRetry={onRetry} />,
    );
    expect(screen.getByRole('alert').textContent).toContain('It did not load');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(<ErrorState title="It did not load" retryLabel="Try again" onRetry={onRetry} busy />);
    fireEvent.click(screen.getByRole('button'));
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<ErrorState title="It did not load" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('nothing found is no alert', () => {
    render(<EmptyState title="No workers" action={<a href="/x">Next</a>} />);
    expect(screen.getByRole('heading', { name: 'No workers' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a bar says its percent', () => {
    render(<ProgressBar percent={25} label="A quarter" />);
    const bar = screen.getByRole('progressbar', { name: 'A quarter' });
    const value = ['aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((name) => bar.getAttribute(name));
    expect(value).toEqual(['0', '25', '100']);
  });
});

describe('A field', () => {
  test('without a complaint is not marked as wrong', () => {
    render(
      <Field label="About you">
        <TextArea />
      </Field>,
    );
    const input = screen.getByLabelText('About you');
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([
      null,
      null,
    ]);
  });

  test('group that may not be changed has no part that may', () => {
    render(
      <FieldGroup legend="Days" disabled>
        <Checkbox label="Monday" />
      </FieldGroup>,
    );
    expect(screen.getByRole('group', { name: 'Days' })).toHaveProperty('disabled', true);
  });
});

test('The tape stays within its ends', () => {
  const words = { valueText: '₹3,000', minText: '₹100', maxText: '₹3,000' };
  render(
    <TapeSlider label="Price" min={100} max={3000} value={3000} onChange={() => undefined} {...words} />,
  );
  const slider = screen.getByLabelText('Price');
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['100', '3000']);
  act(() => slider.focus());
  expect(document.activeElement).toBe(slider);
});
