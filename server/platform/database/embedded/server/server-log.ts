export interface Log {
  info(msg: string): void;
  error(msg: string): void;
}
