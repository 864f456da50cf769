/** What electron-updater asks of `electron` here, on Node: requests of `net`, and where the program's own files are. */
import { EventEmitter } from 'node:events';
import { type RequestOptions, request } from 'node:http';
import { join } from 'node:path';

const home = () => process.env.AMARANTH_UPDATER_HOME ?? '';

export const app = Object.assign(new EventEmitter(), {
  name: 'Amaranth',
  isPackaged: true,
  getName: () => 'Amaranth',
  getVersion: () => '1.0.0',
  getPath: (name: string) => join(home(), name),
  getAppPath: home,
  whenReady: () => Promise.resolve(),
  quit: () => undefined,
});
export const session = { fromPartition: () => ({}) };
export const net = {
  request: ({ session: _session, ...options }: RequestOptions & { session?: unknown }) => request(options),
};
export const autoUpdater = new EventEmitter();
