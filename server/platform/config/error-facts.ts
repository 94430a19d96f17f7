export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Its kind, which may be logged: a message may quote what a user typed. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
