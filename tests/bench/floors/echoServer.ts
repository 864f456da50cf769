/** A process that answers every request with its own body: the least any HTTP server in Node does. */
import { createServer } from 'node:http';

const server = createServer((request, response) => request.pipe(response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
