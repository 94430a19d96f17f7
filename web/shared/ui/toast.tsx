import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Icon, type IconName } from './drawings/icon.tsx';
import { IconButton } from './icon-button.tsx';

type Kind = 'success' | 'error' | 'warning' | 'info';
export type ToastOptions = {
  /** Milliseconds until it closes by itself; false keeps it. */
  autoClose?: number | false;
  /** A second toast of the same id takes the place of the first. */
  id?: string;
};

// The entry without styles: the other one injects a style element, which the content security policy forbids.
const load = () => Promise.all([import('react-toastify/unstyled'), import('./toast.css')]);
type Library = Awaited<ReturnType<typeof load>>[0];
let loading: ReturnType<typeof load> | undefined;

const icons: Record<Kind, IconName> = { success: 'check', error: 'warn', warning: 'warn', info: 'info' };
// The specification's timings: notices 1.5 s, warnings 2 s, all else 5 s.
const times: Record<Kind, number> = { success: 1500, warning: 2000, error: 5000, info: 5000 };

let labels = { close: 'Close', region: 'Notices' };
let host: { element: HTMLElement; root: Root } | undefined;

/** The words of the close button and of the region, in the language of the page. */
export function setToastLabels(words: { close: string; region: string }) {
  labels = words;
}

function openHost({ ToastContainer, cssTransition }: Library) {
  if (!host) {
    const element = document.createElement('div');
    element.className = 'toasts';
    element.popover = 'manual';
    document.body.append(element);
    host = { element, root: createRoot(element) };
    const settle = cssTransition({ enter: 'toast-enter', exit: 'toast-exit' });
    host.root.render(
      <ToastContainer
        position="top-right"
        transition={settle}
        draggable
        draggablePercent={80}
        hideProgressBar
        aria-label={labels.region}
        icon={false}
        closeButton={({ closeToast }) => (
          <IconButton icon="x" size={20} label={labels.close} onClick={closeToast} />
        )}
      />,
    );
  }
  // Shown anew each time, so that it lies above a dialog that opened meanwhile.
  if (host.element.matches(':popover-open')) host.element.hidePopover?.();
  host.element.showPopover?.();
}

// What is leaving keeps its name until it is gone, and would swallow a new notice of that name.
const turns = new Map<string, number>();
const nameOf = (id: string): string => `${id} ${turns.get(id) ?? 0}`;

async function close(id: string) {
  if (!loading) return;
  const name = nameOf(id);
  turns.set(id, (turns.get(id) ?? 0) + 1);
  const library = await loadToasts();
  library?.toast.dismiss(name);
}

/** Their library, before there is something to say: without a line it would not come. */
export async function loadToasts(): Promise<Library | undefined> {
  loading ??= load();
  try {
    const [library] = await loading;
    return library;
  } catch {
    // The line broke: this notice is not shown, the next one tries again.
    loading = undefined;
    return undefined;
  }
}

async function show(kind: Kind, message: ReactNode, { autoClose = times[kind], id }: ToastOptions = {}) {
  const library = await loadToasts();
  if (!library) return;
  openHost(library);
  const toastId = id && nameOf(id);
  // A function: the library would hand its own props to an element, and a fragment takes none.
  const content = () => (
    <>
      <Icon name={icons[kind]} />
      <span>{message}</span>
    </>
  );
  const options = { autoClose, toastId, role: kind === 'error' ? 'alert' : 'status' };
  if (toastId && library.toast.isActive(toastId))
    library.toast.update(toastId, { ...options, type: kind, render: content });
  else library.toast[kind](content, options);
}

/** Short notices at the top right. Their library loads with the first one. */
export const toast = {
  success: (message: ReactNode, options?: ToastOptions) => void show('success', message, options),
  error: (message: ReactNode, options?: ToastOptions) => void show('error', message, options),
  warning: (message: ReactNode, options?: ToastOptions) => void show('warning', message, options),
  info: (message: ReactNode, options?: ToastOptions) => void show('info', message, options),
  /** Takes back what is not true any more. */
  close: (id: string) => void close(id),
};
