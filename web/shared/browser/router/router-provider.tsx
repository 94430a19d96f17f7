import {
  Component,
  type ComponentType,
  Fragment,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { Frame } from './route.ts';
import type { Router, Shown } from './router.ts';
import { RouterContext } from './router-context.ts';

export interface BrokenProps {
  error: unknown;
  /** Bars stand round it. */
  framed: boolean;
}

/** What is shown where a page is not. */
export interface States {
  Pending: ComponentType;
  Broken: ComponentType<BrokenProps>;
  Missing: ComponentType;
}

interface BoundaryProps {
  /** Another one: what broke is tried again. */
  of: Shown;
  broken: (error: unknown) => ReactNode;
  children: ReactNode;
}
interface BoundaryState {
  error?: { thrown: unknown };
  of?: Shown;
}

/** React catches what a page throws in a class alone. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};
  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { error: { thrown } };
  }
  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return state.of === of ? null : { of, error: undefined };
  }
  override render() {
    const { error } = this.state;
    return error ? this.props.broken(error.thrown) : this.props.children;
  }
}

function Page({ shown, states }: { shown: Exclude<Shown, { status: 'missing' }>; states: States }) {
  const { Pending, Broken } = states;
  const framed = Boolean(shown.route?.frame);
  if (shown.status === 'pending') return <Pending />;
  if (shown.status === 'broken') return <Broken error={shown.error} framed={framed} />;
  const Within: Frame = shown.parts.Within ?? Fragment;
  return (
    <Within>
      <shown.parts.Page key={shown.route.path} />
    </Within>
  );
}

function Screen({ shown, states }: { shown: Shown; states: States }) {
  const { Pending, Broken, Missing } = states;
  if (shown.status === 'missing') return <Missing />;
  const Bars: Frame = shown.route?.frame ?? Fragment;
  const framed = Boolean(shown.route?.frame);
  return (
    <Bars>
      <Boundary of={shown} broken={(error) => <Broken error={error} framed={framed} />}>
        <Suspense fallback={<Pending />}>
          <Page shown={shown} states={states} />
        </Suspense>
      </Boundary>
    </Bars>
  );
}

const pageOf = (shown: Shown) => (shown.status === 'ready' ? shown.parts.Page : undefined);

interface ProviderProps {
  router: Router;
  states: States;
  /** Stands round all pages. */
  root?: Frame;
}

/** Shows the router's page. It takes the place of the one before when it is ready to be drawn whole. */
export function RouterProvider({ router, states, root: Root = Fragment }: ProviderProps) {
  const [shown, setShown] = useState(router.shown);
  useEffect(() => {
    let before: Shown | undefined;
    const take = (next: Shown) => {
      const page = pageOf(next);
      if (page && before && page === pageOf(before)) setShown(next);
      else startTransition(() => setShown(next));
      before = next;
    };
    const end = router.onShown(take);
    if (router.shown) take(router.shown);
    else void router.load();
    return end;
  }, [router]);
  useLayoutEffect(() => {
    if (shown) router.rendered(shown);
  }, [router, shown]);
  const context = useMemo(() => shown && { router, shown }, [router, shown]);
  if (!context) return null;
  return (
    <RouterContext value={context}>
      <Boundary of={context.shown} broken={(error) => <states.Broken error={error} framed={false} />}>
        <Suspense>
          <Root>
            <Screen shown={context.shown} states={states} />
          </Root>
        </Suspense>
      </Boundary>
    </RouterContext>
  );
}
