import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { PageAddress, PagePath } from '#contract/paths.ts';
import { memoryHistory } from './history.ts';
import { Link, type LinkProps } from './link.tsx';
import type { Route } from './route.ts';
import { type Going, patience, Router } from './router.ts';
import { useLocation, useNavigate } from './router-context.ts';
import { RouterInTest } from './router-in-test.tsx';

const page = (path: PagePath, content: ReactNode = path): Route => ({
  path,
  page: async () => () => <h1>{content}</h1>,
});

afterEach(cleanup);

function open(routes: Route[], address = '/', more?: () => Promise<Route[]>) {
  const router = new Router(memoryHistory(address), { routes, more });
  render(<RouterInTest router={router} Missing={() => <h1>missing</h1>} />);
  return router;
}
const title = async (name: string) => await screen.findByRole('heading', { name });

describe('The page of an address', () => {
  test('is found however it is spelled, with a stroke at its end or without', async () => {
    const router = open([page('/about'), page('/ThreedmapHouse')], '/THREEDMAPHOUSE/');
    await title('/ThreedmapHouse');
    await act(() => router.navigate({ to: '/about' }));
    await title('/about');
  });

  test('that is none is said to be missing', async () => {
    open([page('/about')], '/b');
    await title('missing');
  });

  test('may be among those that are loaded when one is asked for', async () => {
    const more = vi.fn(async () => [page('/services')]);
    const router = open([page('/')], '/', more);
    await title('/');
    expect(more).not.toHaveBeenCalled();
    await act(() => router.navigate({ to: '/services' }));
    await title('/services');
    await act(() => router.navigate({ to: '/privacy' }));
    await title('missing');
    expect(more).toHaveBeenCalledTimes(1);
  });

  test('whose table does not come fails, and is asked for again', async () => {
    const more = vi.fn(async () => [page('/services')]).mockRejectedValueOnce(new Error('no line'));
    const router = open([], '/services', more);
    expect((await screen.findByRole('alert')).textContent).toContain('no line');
    await act(() => router.load());
    await title('/services');
  });

  test('is where its guard lets one in; else one is led elsewhere, and back does not return there', async () => {
    const secret: Route = {
      ...page('/chatDialog'),
      guard: ({ href }) => ({ to: '/register', search: { next: href } }),
    };
    const router = open([page('/'), page('/register'), secret]);
    await title('/');
    await act(() => router.navigate({ to: '/chatDialog', search: { q: 'x' } }));
    await title('/register');
    expect(router.location.search).toEqual({ next: '/chatDialog?q=x' });
    act(() => router.history.back());
    await title('/');
  });

  test('comes ahead from where its guard leads, if it does not let one in', async () => {
    const load = vi.fn(async () => undefined);
    const secret: Route = { ...page('/chatDialog'), guard: () => ({ to: '/register' }) };
    const router = open([page('/'), { ...page('/register'), load }, secret]);
    await title('/');
    await router.preload({ to: '/chatDialog' });
    expect(load).toHaveBeenCalled();
  });
});

describe('While the next page comes', () => {
  const far = () => {
    let bring: () => void = () => {};
    const coming = new Promise<void>((resolve) => {
      bring = resolve;
    });
    const route: Route = {
      path: '/services',
      page: async () => {
        await coming;
        return () => <h1>far</h1>;
      },
    };
    return { route, bring };
  };
  beforeEach(() =>
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] }),
  );
  afterEach(() => vi.useRealTimers());

  test('the one before stays, and gives way to an outline after a second', async () => {
    const { route, bring } = far();
    const router = open([page('/'), route]);
    await title('/');
    act(() => void router.navigate({ to: '/services' }));
    expect(screen.queryByRole('heading', { name: '/' })).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(patience + 10));
    expect(screen.queryByRole('heading', { name: '/' })).toBeNull();
    bring();
    await title('far');
  });

  test('who goes on to a third is not fetched back to the second', async () => {
    const { route, bring } = far();
    const router = open([page('/'), page('/contact'), route]);
    await title('/');
    act(() => void router.navigate({ to: '/services' }));
    await act(() => router.navigate({ to: '/contact' }));
    await act(async () => bring());
    await title('/contact');
  });
});

describe('A page that fails', () => {
  test('to come is asked for again', async () => {
    const load = vi.fn(async () => () => <h1>came</h1>).mockRejectedValueOnce(new Error('no line'));
    const router = open([{ path: '/', page: load }]);
    expect((await screen.findByRole('alert')).textContent).toContain('no line');
    await act(() => router.load());
    await title('came');
  });

  test('while it is drawn leaves the way to others open', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = () => {
      throw new Error('cannot be drawn');
    };
    const router = open([{ path: '/', page: async () => broken }, page('/contact')]);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be drawn');
    await act(() => router.navigate({ to: '/contact' }));
    await title('/contact');
    vi.mocked(console.error).mockReset();
  });
});

function Page() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const more = (known: Record<string, string>) => ({ ...known, q: 'mason' });
  return (
    <>
      <p>{JSON.stringify({ search, id: state.id })}</p>
      <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={() => void navigate({ to: '.', search: more, state: { id: '7' } })}>
        Search
      </button>
      <Link to="." search={true} hash="part">
        Part
      </Link>
    </>
  );
}

describe('What an address says', () => {
  test('changes under the page that shows it, which keeps what was typed', async () => {
    const router = open([{ path: '/workersPage', page: async () => Page }], '/workersPage?near=411001&city=');
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    fireEvent.change(field, { target: { value: 'typed' } });
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByText('{"search":{"near":"411001","q":"mason"},"id":"7"}')).toBeDefined();
    expect(router.location.href).toBe('/workersPage?near=411001&q=mason');
    expect(field.value).toBe('typed');
    fireEvent.click(screen.getByRole('link'));
    expect(router.location).toMatchObject({ hash: 'part', search: { near: '411001', q: 'mason' } });
  });

  test('twice the same is one entry of the history', async () => {
    const router = open([page('/'), page('/about')]);
    await title('/');
    for (const _ of [1, 2]) await act(() => router.navigate({ to: '/about', state: { id: '1' } }));
    act(() => router.history.back());
    await title('/');
  });
});

describe('A link', () => {
  const links = (attributes: object) => () => (
    <Link to="/about" search={{ id: 'b c', q: undefined }} {...attributes}>
      Go
    </Link>
  );
  const show = async (attributes: object = {}) => {
    const load = vi.fn(async () => () => <h1>a</h1>);
    const start: Route = { path: '/', page: async () => links(attributes) };
    const router = open([start, { path: '/about', page: load }]);
    return { router, load, link: await screen.findByRole<HTMLAnchorElement>('link') };
  };
  const leave = (event: MouseEvent) => event.preventDefault();
  beforeEach(() => window.addEventListener('click', leave));
  afterEach(() => window.removeEventListener('click', leave));

  test('has the whole address, and goes there in the page', async () => {
    const { link, router } = await show();
    expect(link.getAttribute('href')).toBe('/about?id=b+c');
    fireEvent.click(link);
    await title('a');
    expect(router.location.search).toEqual({ id: 'b c' });
  });

  test.each([
    [{}, { ctrlKey: true }],
    [{}, { metaKey: true }],
    [{}, { shiftKey: true }],
    [{}, { button: 1 }],
    [{ target: '_blank' }, {}],
    [{ download: 'x' }, {}],
    [{ onClick: (event: Event) => event.preventDefault() }, {}],
  ])('with %o, pressed with %o, is left to the browser or to who asked for it', async (attributes, press) => {
    const { link, router } = await show(attributes);
    fireEvent.click(link, press);
    expect(router.location.pathname).toBe('/');
  });

  test('loads its page ahead when the focus or a finger comes to it', async () => {
    const { link, load } = await show();
    expect(load).not.toHaveBeenCalled();
    fireEvent.touchStart(link);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    fireEvent.focus(link);
    fireEvent.click(link);
    await title('a');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('to a page that does not exist does not compile', () => {
    // @ts-expect-error: no such page
    expect(<Link to="/noSuchPage" />).toBeDefined();
    // @ts-expect-error: what an address says stands in `search`
    expect(<Link to="/about?id=1" />).toBeDefined();
    for (const _ of [{} as LinkProps, {} as Going]) {
      expectTypeOf<'/about' | '.'>().toExtend<typeof _.to>();
      expectTypeOf<'/about?id=1' | '/about#part' | `/booking?id=${string}`>().toExtend<typeof _.href>();
      expectTypeOf<'/nowhere' | '/about/part' | '/aboutus' | '/nowhere?id=1'>().not.toExtend<typeof _.href>();
      expectTypeOf<string>().not.toExtend<typeof _.to | typeof _.href>();
    }
    expectTypeOf<Route['path']>().toEqualTypeOf<PagePath>();
    expectTypeOf<PagePath>().toExtend<PageAddress>();
  });

  test('to where one is says so', async () => {
    open([{ path: '/about', page: async () => links({}) }], '/about?id=b+c');
    expect((await screen.findByRole('link')).getAttribute('aria-current')).toBe('page');
  });
});
