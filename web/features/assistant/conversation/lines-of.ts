/** Lines of a stream as they become whole. */
export async function* linesOf(body: ReadableStream<Uint8Array>, alive: () => void): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read();
    alive();
    // What is left then is half a line, perhaps half a letter: the answer broke off.
    if (done) return;
    waiting += decoder.decode(value, { stream: true });
    const lines = waiting.split('\n');
    waiting = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
}
