import { expect, it } from 'vitest';
import { deviceName } from './deviceName.ts';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari on Mac'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) Amaranth/0.1 Chrome/140 Electron/45.4 Safari/537.36',
    'Amaranth on Linux',
  ],
  ['curl/8', 'Browser'],
])('calls %s "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
