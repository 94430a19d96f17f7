interface Moves {
  /** Pixels that one finger, or the mouse, has gone over the picture. */
  turn: (right: number, down: number) => void;
  /** The same of two fingers, or of the mouse with its other button. */
  shift: (right: number, down: number) => void;
  /** @returns false where the page keeps the wheel */
  zoom: (factor: number) => boolean;
}

/** Follows fingers, mouse and wheel over the canvas. @returns what ends that */
export function pointerControls(canvas: HTMLCanvasElement, { turn, shift, zoom }: Moves): () => void {
  const fingers = new Map<number, { clientX: number; clientY: number }>();
  const apart = () => {
    const [one, other] = fingers.values();
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  };
  const end = new AbortController();
  const { signal } = end;
  const down = (event: PointerEvent) => {
    canvas.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, event);
  };
  const move = (event: PointerEvent) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const [right, under] = [event.clientX - last.clientX, event.clientY - last.clientY];
    const before = apart();
    fingers.set(event.pointerId, event);
    if (before > 0) {
      zoom(before / Math.max(1, apart()));
      // The middle between two fingers goes half of the way of one.
      shift(right / 2, under / 2);
    } else (event.buttons === 2 ? shift : turn)(right, under);
  };
  const up = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
  const wheel = (event: WheelEvent) => {
    if (zoom(1.0005 ** event.deltaY)) event.preventDefault();
  };
  canvas.addEventListener('pointerdown', down, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', up, { signal });
  canvas.addEventListener('pointercancel', up, { signal });
  canvas.addEventListener('wheel', wheel, { signal, passive: false });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return () => end.abort();
}
