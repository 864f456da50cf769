/**
 * Where an installed app sends a person's session: over https, or to a server on this computer or at home, which nobody gives a
 * certificate to.
 */
import { BlockList, isIP } from 'node:net';

const home = new BlockList();
home.addSubnet('127.0.0.0', 8);
home.addSubnet('10.0.0.0', 8);
home.addSubnet('172.16.0.0', 12);
home.addSubnet('192.168.0.0', 16);
home.addSubnet('169.254.0.0', 16);
home.addAddress('::1', 'ipv6');
home.addSubnet('fc00::', 7, 'ipv6');
home.addSubnet('fe80::', 10, 'ipv6');

/** Names that no public domain ends in (RFC 6761, 6762, 8375). */
const HOME_NAME = /^(?:.+\.)?(?:localhost|local|home\.arpa)$/;

export function isGuardedAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isAtHome(hostname));
}

function isAtHome(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0) return home.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return HOME_NAME.test(host);
}
