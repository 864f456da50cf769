/** Bytes of an answer that somebody else's machine sends: what goes on without end is broken off, before it fills the memory of this one. */

/** `fetch`, whose answers fail once more than `mostBytes` have come. */
export const fetchBounded =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let bytes = 0;
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > mostBytes) throw new Error(`The answer has more than ${mostBytes} bytes.`);
          controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(bounded, { status, statusText, headers });
  };
