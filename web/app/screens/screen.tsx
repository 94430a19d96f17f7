import type { ComponentType } from 'react';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { PagePath } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import type { MessageArea } from '#web/shared/i18n/catalogues.ts';
import { loadIcons } from '#web/shared/ui/drawings/icon-paths.ts';
import { TakeOver } from '../shell/ahead.ts';
import { loadScript } from './missing-script.ts';

export type Access = 'anyone' | 'user' | 'admin';

/** A page: where it is, who may see it, which words it needs and what its address says. */
export interface Screen {
  path: PagePath;
  access: Access;
  messages: MessageArea[];
  page: () => Promise<ComponentType>;
  kind?: ProviderKind;
  /** Shows the same to everybody and reads nothing through the query cache. */
  still?: true;
  filled?: true;
  /** About Neev itself: with the whole footer. A page to do something on ends with a line. */
  wholeFooter?: true;
}

const scriptTimeout = 120_000;

/** A script that has not come in 120 s counts as lost, and the page offers to try again (docs/rules.md#shell-4). */
export async function comesInTime<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, lost) => {
    timer = setTimeout(() => lost(new CallError('network')), scriptTimeout);
  });
  // A timer that is left would hold up the build, which renders pages too.
  return await Promise.race([loadScript(load), late]).finally(() => clearTimeout(timer));
}

const takingOver = (Page: ComponentType) => () => (
  <>
    <Page />
    <TakeOver />
  </>
);

type PageModule<Name extends string> = () => Promise<Record<Name, ComponentType>>;

/** The page that most begin on, which does with the first icons. */
export const firstPage = async <Name extends string>(
  load: PageModule<Name>,
  name: Name,
): Promise<ComponentType> => takingOver((await comesInTime(load))[name]);

/** A page, loaded when it is opened; it takes over what was typed and pressed on it before it was alive. */
export const lazyPage = async <Name extends string>(
  load: PageModule<Name>,
  name: Name,
): Promise<ComponentType> => {
  const [page] = await Promise.all([firstPage(load, name), comesInTime(loadIcons)]);
  return page;
};

export const listWords: MessageArea[] = ['providers', 'categories', 'problems'];
export const formWords: MessageArea[] = ['registration', 'identity', 'categories', 'problems'];
export const adminWords: MessageArea[] = ['admin', 'identity', 'categories', 'problems'];
