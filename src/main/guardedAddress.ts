/**
 * Where an installed app sends a person's session: over https, or to a server on this computer or at home, which nobody gives a
 * certificate to.
 */
import { BlockList, isIP } from 'node:net';

const thisComputer = new BlockList();
thisComputer.addSubnet('127.0.0.0', 8);
thisComputer.addAddress('::1', 'ipv6');

const home = new BlockList();
home.addSubnet('10.0.0.0', 8);
home.addSubnet('172.16.0.0', 12);
home.addSubnet('192.168.0.0', 16);
home.addSubnet('169.254.0.0', 16);
home.addSubnet('fc00::', 7, 'ipv6');
home.addSubnet('fe80::', 10, 'ipv6');

/** Names that no public domain ends in (RFC 6761, 6762, 8375). */
const OWN_NAME = /^(?:.+\.)?localhost$/;
const HOME_NAME = /^(?:.+\.)?(?:local|home\.arpa)$/;

export function isGuardedAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && (isHere(hostname) || isAtHome(hostname)));
}

/** Nobody on the network can answer in its place. */
export function isOnThisComputer(address: string): boolean {
  return URL.canParse(address) && isHere(new URL(address).hostname);
}

const isHere = (hostname: string) => isNamed(hostname, thisComputer, OWN_NAME);
const isAtHome = (hostname: string) => isNamed(hostname, home, HOME_NAME);

function isNamed(hostname: string, addresses: BlockList, names: RegExp): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  return version === 0 ? names.test(host) : addresses.check(host, version === 6 ? 'ipv6' : 'ipv4');
}
