import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { preparePicture } from './prepare-picture.ts';
import { sendPicture } from './send-form.ts';

interface UploadState {
  picture: File | null;
  /** Percent sent; null when nothing is on its way. */
  percent: number | null;
  problem: FailureName | null;
}

const idle: UploadState = { picture: null, percent: null, problem: null };

/** One picture of a form: made small and sent as soon as it is chosen. A newer choice takes the older one's place. */
export class PictureUpload {
  private readonly isPrivate: boolean;
  private onAddress: (address: string) => void = () => {};
  private state = idle;
  private readonly listeners = new Set<() => void>();
  private control = new AbortController();
  private running = Promise.resolve(true);

  constructor(isPrivate: boolean) {
    this.isPrivate = isPrivate;
  }

  readonly now = (): UploadState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @param onAddress gets the picture's address, and '' while a new picture is on its way */
  readonly onArrival = (onAddress: (address: string) => void): void => {
    this.onAddress = onAddress;
  };

  readonly choose = (file: File): void => this.start(file, true);

  /** Sends the chosen picture once more. */
  readonly retry = (): void => {
    if (this.state.picture) this.start(this.state.picture, false);
  };

  /** Stops and forgets. */
  readonly reset = (): void => {
    this.control.abort();
    this.running = Promise.resolve(true);
    this.show(idle);
  };

  /** Waits for what is on its way. @returns false when a chosen picture did not arrive */
  readonly settled = async (): Promise<boolean> => {
    const waitedFor = this.running;
    const arrived = await waitedFor;
    return waitedFor === this.running ? arrived : this.settled();
  };

  private show(change: Partial<UploadState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  private start(given: File, raw: boolean): void {
    this.control.abort();
    this.control = new AbortController();
    this.show({ percent: 0, problem: null });
    this.onAddress('');
    this.running = this.send(given, raw, this.control.signal);
  }

  private async send(given: File, raw: boolean, signal: AbortSignal): Promise<boolean> {
    try {
      const picture = raw ? await preparePicture(given) : given;
      if (signal.aborted) return true;
      this.show({ picture });
      const { isPrivate } = this;
      const address = await sendPicture(picture, {
        isPrivate,
        signal,
        onProgress: (percent) => this.show({ percent }),
      });
      this.onAddress(address);
      this.show({ percent: null });
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      const problem = error instanceof CallError ? error.problem : 'server-error';
      this.show({ percent: null, problem });
      // Sending it again would not make a picture of it.
      if (problem === 'picture-unsupported') this.show({ picture: null });
      return false;
    }
  }
}
