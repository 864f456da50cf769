export { forgetLaunchConfig, readLaunchConfig, useLaunchConfig } from './launchConfig.ts';
