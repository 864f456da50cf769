import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { limitKeyOf } from '../../functions/limitKey.ts';
import { clientAddressOf, trustProxies } from './clientAddress.ts';

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  return {
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage;
}

describe("a client's address", () => {
  const nobody = trustProxies([]);
  const proxies = trustProxies(['10.0.0.0/8', 'fd00::/8']);

  test("is the connection's, whatever it claims, when no proxy is trusted", () => {
    expect(clientAddressOf(from('203.0.113.7', '198.51.100.1'), nobody)).toBe('203.0.113.7');
    expect(clientAddressOf(from('::ffff:203.0.113.7'), nobody)).toBe('203.0.113.7');
  });

  test('is what the trusted proxy saw, not what the client wrote to its left', () => {
    expect(clientAddressOf(from('10.1.2.3', '6.6.6.6, 203.0.113.7'), proxies)).toBe('203.0.113.7');
    expect(clientAddressOf(from('fd00::1', '6.6.6.6, 203.0.113.7, 10.9.9.9'), proxies)).toBe('203.0.113.7');
  });

  test('is not believed from a stranger who names a proxy', () => {
    expect(clientAddressOf(from('203.0.113.7', '10.1.2.3'), proxies)).toBe('203.0.113.7');
  });

  test("stays the proxy's when what it forwards is no address", () => {
    expect(clientAddressOf(from('10.1.2.3', 'unknown'), proxies)).toBe('10.1.2.3');
    expect(clientAddressOf(from('10.1.2.3'), proxies)).toBe('10.1.2.3');
  });

  test('loses brackets and ports', () => {
    expect(clientAddressOf(from('10.1.2.3', '[2001:db8::1]:443'), proxies)).toBe('2001:db8::1');
    expect(clientAddressOf(from('10.1.2.3', '203.0.113.7:5000'), proxies)).toBe('203.0.113.7');
  });
});

describe('a limit', () => {
  test('counts an IPv4 address for itself and an IPv6 household by its /64', () => {
    expect(limitKeyOf('203.0.113.7')).toBe('203.0.113.7');
    expect(limitKeyOf('2001:db8:1:2:aaaa::1')).toBe(limitKeyOf('2001:db8:1:2:bbbb:1:2:3'));
    expect(limitKeyOf('2001:db8:1:3::1')).not.toBe(limitKeyOf('2001:db8:1:2::1'));
    expect(limitKeyOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  });
});

test.each(['10.0.0.0/33', 'proxy.example', '10.0.0.0/', '::/129'])('%s is no range to trust', (range) => {
  expect(() => trustProxies([range])).toThrow(RangeError);
});
