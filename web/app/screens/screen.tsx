import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import type { ScreenSearchName } from '#web/shared/browser/screen-search.ts';
import type { MessageArea } from '#web/shared/i18n/catalogues.ts';
import { TakeOver } from '../shell/ahead.ts';
import { loadScript } from './missing-script.ts';

export type Access = 'anyone' | 'user' | 'admin';

/** A page: where it is, who may see it, which words it needs and what its address says. */
export interface Screen {
  path: string;
  access: Access;
  messages: MessageArea[];
  page: () => ReturnType<typeof lazyRouteComponent>;
  /** How its parameters are read, where it has some. */
  search?: ScreenSearchName;
  kind?: ProviderKind;
  /** Shows the same to everybody and reads nothing through the query cache. */
  still?: true;
  filled?: true;
  /** About Neev itself: with the whole footer. A page to do something on ends with a line. */
  wholeFooter?: true;
}

const scriptTimeout = 120_000;

/** A script that has not come in 120 s counts as lost, and the page offers to try again (docs/rules.md#shell-4). */
function comesInTime<T>(load: () => Promise<T>): Promise<T> {
  const late = new Promise<never>((_, lost) => {
    setTimeout(() => lost(new CallError('network')), scriptTimeout);
  });
  return Promise.race([loadScript(load), late]);
}

type Module<Name extends string> = Record<Name, ComponentType>;

/** What stands round pages, loaded when the first of them is. */
export const lazyFrame = <Name extends string>(load: () => Promise<Module<Name>>, name: Name) =>
  lazyRouteComponent(() => comesInTime(load), name);

const takingOver = (Page: ComponentType) => () => (
  <>
    <Page />
    <TakeOver />
  </>
);

/** A page, loaded when it is opened; it takes over what was typed and pressed on it before it was alive. */
export const lazyPage = <Name extends string>(load: () => Promise<Module<Name>>, name: Name) =>
  lazyRouteComponent(async () => ({ page: takingOver((await comesInTime(load))[name]) }), 'page');

export const listWords: MessageArea[] = ['providers', 'categories', 'problems'];
export const formWords: MessageArea[] = ['registration', 'categories', 'problems'];
export const adminWords: MessageArea[] = ['admin', 'categories', 'problems'];
