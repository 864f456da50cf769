/** Bytes of an answer that somebody else's machine sends: what goes on without end is broken off, before it fills the memory of this one. */

/** An answer in small pieces has thousands of envelopes; 64 vectors of 2,048 numbers are three million characters. */
const MOST_BYTES = 8 * 1024 * 1024;

export const fetchBounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MOST_BYTES) throw new Error(`The answer has more than ${MOST_BYTES} bytes.`);
        controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded, { status, statusText, headers });
};
