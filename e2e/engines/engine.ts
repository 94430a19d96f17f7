/** A page of one engine with a storage of its own, as a journey drives it: nothing here knows which engine it is. */
export interface Tab {
  open(url: string): Promise<void>;
  /** @param expression of JavaScript, which may be a promise; its value travels as JSON */
  run<Value>(expression: string): Promise<Value>;
  /** A press of the pointer at a place of the window. */
  press(place: Place): Promise<void>;
  type(text: string): Promise<void>;
  enter(): Promise<void>;
  /** A PNG of the window. */
  picture(): Promise<Buffer>;
  /** What only the driver hears: the rest is told by the page itself (relay.ts). */
  said(): string[];
  close(): Promise<void>;
}

export interface Place {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Engine {
  newTab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}
