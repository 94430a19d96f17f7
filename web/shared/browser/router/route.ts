import type { ComponentType, ReactNode } from 'react';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { PagePath } from '#contract/paths.ts';
import type { MessageArea } from '#web/shared/i18n/catalogues.ts';
import type { Destination, Location } from './address.ts';

/** What pages and frames know of the screen that is open. */
export interface RouteInfo {
  /** Which kind of provider a list, form or admin screen is about. */
  kind?: ProviderKind;
  /** The screen fills the window: no footer below it. */
  filled?: true;
  wholeFooter?: true;
  /** Which words it needs. */
  areas?: MessageArea[];
}

/** What stands round a page, and stays mounted while one goes on to a page that has it too. */
export type Frame = ComponentType<{ children: ReactNode }>;

export interface Route extends RouteInfo {
  path: PagePath;
  /** The page itself; asked for once, and again after it failed. */
  page: () => Promise<ComponentType>;
  /** What has to be there besides: its words. */
  load?: () => Promise<unknown>;
  /** Where one is sent instead. */
  guard?: (location: Location) => Destination | undefined;
  /** Bars and footer; they stay when the page breaks. */
  frame?: Frame;
  /** Stands between frame and page, and comes with the first page that needs it. */
  within?: () => Promise<Frame>;
}

/** A page that stands by itself, for a frame that is not there. */
export interface Parts {
  Page: ComponentType;
  Within?: Frame;
}
