/** What any shell costs on the double: a window, shown when it has painted one line that the scheme gave. */
import { app, BrowserWindow, session } from 'electron';

await app.whenReady();
session.defaultSession.protocol.handle(
  'app',
  () =>
    new Response('<!doctype html><title>Bare</title><h1>Bare</h1>', {
      headers: { 'content-type': 'text/html' },
    }),
);
const window = new BrowserWindow({ show: false });
window.once('ready-to-show', () => window.show());
await window.loadURL('app://amaranth/');
