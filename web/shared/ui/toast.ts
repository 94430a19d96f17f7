import type { ReactNode } from 'react';
import type { Kind, ToastLabels } from './toast-host.tsx';

export type ToastOptions = {
  /** Milliseconds until it closes by itself; false keeps it. */
  autoClose?: number | false;
  /** A second toast of the same id takes the place of the first. */
  id?: string;
};

const load = () => import('./toast-host.tsx');
let loading: ReturnType<typeof load> | undefined;

// The specification's timings: notices 1.5 s, warnings 2 s, all else 5 s.
const times: Record<Kind, number> = { success: 1500, warning: 2000, error: 5000, info: 5000 };

let labels: ToastLabels = { close: 'Close', region: 'Notices' };

/** The words of the close button and of the region, in the language of the page. */
export function setToastLabels(words: ToastLabels) {
  labels = words;
}

/** Their library, before there is something to say: without a line it would not come. */
export async function loadToasts(): Promise<Awaited<ReturnType<typeof load>> | undefined> {
  loading ??= load();
  try {
    return await loading;
  } catch {
    // The line broke: this notice is not shown, the next one tries again.
    loading = undefined;
    return undefined;
  }
}

async function show(kind: Kind, message: ReactNode, { autoClose = times[kind], id }: ToastOptions = {}) {
  const host = await loadToasts();
  host?.showToast({ kind, message, autoClose, id }, labels);
}

async function close(id: string) {
  if (!loading) return;
  const host = await loadToasts();
  host?.closeToast(id);
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
