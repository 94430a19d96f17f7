// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { translate } from '#web/testing/translate.ts';
import { VerifiedBadge } from './badges.tsx';
import { Button } from './button.tsx';
import { Chips } from './chips.tsx';
import { EmailText } from './email-text.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-inputs.tsx';

afterEach(cleanup);

const chips = (icon: boolean) => (
  <Chips
    legend="Floors"
    value="1"
    onChange={() => undefined}
    choices={[{ value: '1', label: 'One', ...(icon && { icon: 'check' as const }) }]}
  />
);
const looks: Record<string, [before: ReactNode, after: ReactNode, words: string]> = {
  'a button that begins to load': [
    <Button key="a">Register</Button>,
    <Button key="a" loading>
      Wait
    </Button>,
    'Wait',
  ],
  'a button that has loaded': [
    <Button key="a" loading icon="check">
      Wait
    </Button>,
    <Button key="a" icon="check">
      Save
    </Button>,
    'Save',
  ],
  'a button with an icon at its end': [
    <Button key="a" iconEnd="check">
      Save
    </Button>,
    <Button key="a">Done</Button>,
    'Done',
  ],
  'a choice that gains an icon': [chips(false), chips(true), 'One'],
  'a badge': [
    <VerifiedBadge key="a" verified={false}>
      Not yet
    </VerifiedBadge>,
    <VerifiedBadge key="a" verified>
      Verified
    </VerifiedBadge>,
    'Verified',
  ],
  'a field that is refused': [
    <Field key="a" label="Name" hint="Yours">
      <TextInput />
    </Field>,
    <Field key="a" label="Name" error="Too short">
      <TextInput />
    </Field>,
    'Too short',
  ],
  'an address that goes': [
    <p key="a">
      <EmailText email="a@b.in" />
      <b>x</b>
    </p>,
    <p key="a">
      <b>gone</b>
    </p>,
    'gone',
  ],
};

test.each(Object.entries(looks))('On a translated page stays whole: %s', (_, [before, after, words]) => {
  const { rerender, container } = render(<div>{before}</div>);
  translate(container);
  expect(container.querySelector('font')).not.toBeNull();
  rerender(<div>{after}</div>);
  expect(container.textContent).toContain(words);
  translate(container);
  rerender(<div>{before}</div>);
  rerender(<p>over</p>);
  expect(container.textContent).toBe('over');
});
