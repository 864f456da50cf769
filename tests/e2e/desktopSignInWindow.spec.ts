/** A provider that leads its sign-in window to a host that is not its own: the window closes, and the page says where to. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { spawnBackend } from '../support/backend.ts';
import { type Backend, test as base, expect } from './fixtures.ts';

const test = base.extend<object, { readonly strayOrigin: string; readonly backend: Backend }>({
  strayOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are wanted
    async ({}, use) => {
      const server = createServer((_request, response) => {
        response.writeHead(302, { location: 'http://elsewhere.localhost:9/sign-in' }).end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await use(`http://127.0.0.1:${port}`);
      server.close();
    },
    { scope: 'worker' },
  ],
  backend: [
    async ({ rendererPort, strayOrigin }, use) => {
      const provider = {
        providerId: 'oidc.family',
        label: 'Family',
        clientId: 'amaranth-app',
        authorizationEndpoint: `${strayOrigin}/authorize`,
        tokenEndpoint: `${strayOrigin}/token`,
      };
      const server = await spawnBackend({
        environment: {
          AMARANTH_ORIGINS: `http://127.0.0.1:${rendererPort}`,
          AMARANTH_FEDERATED_PROVIDERS: JSON.stringify([provider]),
        },
      });
      await use({ origin: server.origin, server });
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.skip(({ shell }) => shell === 'web', 'A browser’s window is the browser’s to lead.');

test('the sign-in window goes nowhere but to the provider, and the page says where it wanted to go', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/dashboard');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue with Family' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Family wanted to go on at elsewhere.localhost:9');
  await expect(dialog.getByRole('button', { name: 'Continue with Family' })).toBeEnabled();
});
