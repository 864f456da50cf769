/**
 * What a server that nothing vouches for says of others. An address at home is a neighbour's in a café: answering there, he
 * could name his own place for tokens. Whom it named first is believed, nobody new; over https it may name anybody.
 */
import { type AppConfiguration, originsOfProvider } from '#shared/configuration.ts';
import { backendOrigins } from '#shared/contentSecurityPolicy.ts';
import { isOnThisComputer } from './guardedAddress.ts';

/** Whether the server at `origin`, which a neighbour may answer for, names somebody whom it did not name `before`. */
export function namesOthers(origin: string, now: AppConfiguration, before: AppConfiguration): boolean {
  if (new URL(origin).protocol === 'https:' || isOnThisComputer(origin)) return false;
  const known = new Set(originsNamed(before));
  return originsNamed(now).some((named) => !known.has(named));
}

const originsNamed = (configuration: AppConfiguration): readonly string[] => [
  ...backendOrigins(configuration),
  ...configuration.federatedProviders.flatMap((provider) => [...originsOfProvider(provider)]),
];
