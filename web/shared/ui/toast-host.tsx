import './toast.css';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
// The entry without styles: the other one injects a style element, which the content security policy forbids.
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { Icon, type IconName } from './drawings/icon.tsx';
import { IconButton } from './icon-button.tsx';

export type Kind = 'success' | 'error' | 'warning' | 'info';
export type ToastLabels = { close: string; region: string };

const icons: Record<Kind, IconName> = { success: 'check', error: 'warn', warning: 'warn', info: 'info' };
const settle = cssTransition({ enter: 'toast-enter', exit: 'toast-exit' });
let host: { element: HTMLElement; root: Root } | undefined;

function openHost(labels: ToastLabels) {
  if (!host) {
    const element = document.createElement('div');
    element.className = 'toasts';
    element.popover = 'manual';
    document.body.append(element);
    host = { element, root: createRoot(element) };
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

export function closeToast(id: string): void {
  const name = nameOf(id);
  turns.set(id, (turns.get(id) ?? 0) + 1);
  toast.dismiss(name);
}

interface Notice {
  kind: Kind;
  message: ReactNode;
  autoClose: number | false;
  id: string | undefined;
}

export function showToast({ kind, message, autoClose, id }: Notice, labels: ToastLabels): void {
  openHost(labels);
  const toastId = id && nameOf(id);
  // A function: the library would hand its own props to an element, and a fragment takes none.
  const content = () => (
    <>
      <Icon name={icons[kind]} />
      <span>{message}</span>
    </>
  );
  const options = { autoClose, toastId, role: kind === 'error' ? 'alert' : 'status' };
  if (toastId && toast.isActive(toastId)) toast.update(toastId, { ...options, type: kind, render: content });
  else toast[kind](content, options);
}
