/** The worker around `weighPassword`: more than a megabyte of words, and a password may take a second. */
import { expose } from 'comlink';
import { weighPassword } from './weighPassword.ts';

const meter = { weighPassword };
export type StrengthWorker = typeof meter;

expose(meter);
postMessage('loaded');
