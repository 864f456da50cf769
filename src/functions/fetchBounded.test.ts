import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { fetchBounded } from './fetchBounded.ts';

test('what goes on without end is broken off, and its sender is told', async () => {
  const piece = 'x'.repeat(1 << 20);
  let sent = 0;
  const server = createServer((_, response) => {
    const more = () => {
      for (; sent < 64 && response.write(piece); sent += 1);
      sent += 1;
      if (sent >= 64) response.end();
    };
    response.on('drain', more);
    more();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  try {
    const answer = await fetchBounded(8 * 1024 * 1024)(`http://127.0.0.1:${port}/`);
    await expect(answer.text()).rejects.toThrow('more than');
    expect(sent).toBeLessThan(64);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
