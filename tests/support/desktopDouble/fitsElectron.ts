/**
 * The double held against Electron's own types. This file compiles only while everything that the double offers is a member of
 * Electron's, takes whatever Electron's takes and gives what Electron's gives. That it offers all that the shell uses is
 * another question (`tests/integration/desktopDouble.test.ts`).
 */
import type { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import type * as Double from './electron.ts';
import type { electronInPreload } from './electronInPreload.ts';

// biome-ignore lint/suspicious/noExplicitAny: the widest function type there is
type AnyFunction = (...given: any[]) => unknown;

/** Whole objects are doubles again, each with a line of its own below: what they lack of Electron's nobody uses. */
type IsGiven<Given, Promised> = unknown extends Promised
  ? true
  : [Promised] extends [Promise<infer Later>]
    ? [Given] extends [Promise<infer Settled>]
      ? IsGiven<Settled, Later>
      : false
    : [Promised] extends [object]
      ? [Given] extends [object]
        ? true
        : false
      : // biome-ignore lint/suspicious/noConfusingVoidType: what a function without an answer gives
        [Promised] extends [void]
        ? true
        : [Given] extends [Promised]
          ? true
          : false;

/** In each place of the list: a text is no number, and nothing is asked for that Electron is not given. */
type AreTaken<Taken extends readonly unknown[], Sent extends readonly unknown[]> = Taken extends readonly [
  infer First,
  ...infer Others,
]
  ? Sent extends readonly [(infer Given)?, ...infer More]
    ? [Given] extends [object | null | undefined]
      ? AreTaken<Others, More>
      : [Given] extends [First]
        ? AreTaken<Others, More>
        : false
    : false
  : true;

type Fits<Ours, Theirs> = [Ours] extends [AnyFunction]
  ? [Theirs] extends [AnyFunction]
    ? AreTaken<Parameters<Ours>, Parameters<Theirs>> extends true
      ? IsGiven<ReturnType<Ours>, ReturnType<Theirs>>
      : false
    : false
  : IsGiven<Ours, Theirs>;

/** Names of what the double offers and Electron does not, or otherwise. `Own` are for the double's own use. */
type Misfits<Ours, Theirs, Own = never> = {
  [Name in Exclude<keyof Ours, keyof EventEmitter | Own>]: Name extends keyof Theirs
    ? Fits<Ours[Name], Theirs[Name]> extends true
      ? never
      : Name
    : Name;
}[Exclude<keyof Ours, keyof EventEmitter | Own>];

/** An error here names the members that do not fit. */
type None<Names extends never> = Names;

type InPreload = ReturnType<typeof electronInPreload>;

export type Fitting = [
  None<Exclude<keyof typeof Double, keyof typeof Electron | 'default'>>,
  None<Misfits<typeof Double.app, Electron.App>>,
  None<Misfits<typeof Double.app.commandLine, Electron.CommandLine>>,
  None<Misfits<Double.BrowserWindow, Electron.BrowserWindow>>,
  None<Misfits<typeof Double.BrowserWindow, typeof Electron.BrowserWindow, 'prototype'>>,
  None<
    Misfits<
      Double.WebContents,
      Electron.WebContents,
      'page' | 'windowOpenHandler' | 'decideNavigation' | 'decideUnload'
    >
  >,
  None<Misfits<Double.WebContents['mainFrame'], Electron.WebFrameMain>>,
  None<Misfits<Double.Session, Electron.Session>>,
  None<Misfits<Double.Session['protocol'], Electron.Protocol>>,
  None<Misfits<typeof Double.session, typeof Electron.session>>,
  None<Misfits<Double.DownloadItem, Electron.DownloadItem>>,
  None<Misfits<Double.ClipboardItem, Electron.ClipboardItem, 'payload'>>,
  None<Misfits<Double.Notification, Electron.Notification>>,
  None<Misfits<typeof Double.Notification, typeof Electron.Notification, 'prototype'>>,
  None<Misfits<typeof Double.ipcMain, Electron.IpcMain>>,
  None<Misfits<InPreload['contextBridge'], Electron.ContextBridge>>,
  None<Misfits<InPreload['ipcRenderer'], Electron.IpcRenderer>>,
  None<Misfits<Double.Tray, Electron.Tray>>,
  None<Misfits<Double.NativeImage, Electron.NativeImage>>,
  None<Misfits<typeof Double.nativeImage, typeof Electron.nativeImage>>,
  None<Misfits<typeof Double.autoUpdater, Electron.AutoUpdater>>,
  None<Misfits<typeof Double.net, Electron.Net>>,
  None<Misfits<typeof Double.protocol, Electron.Protocol>>,
  None<Misfits<typeof Double.shell, Electron.Shell>>,
  None<Misfits<typeof Double.clipboard, Electron.Clipboard>>,
  None<Misfits<typeof Double.dialog, Electron.Dialog>>,
  // The menu that was set is a double again, or none: the two are not compared as one.
  None<Misfits<typeof Double.Menu, typeof Electron.Menu, 'getApplicationMenu'>>,
  None<Misfits<typeof Double.safeStorage, Electron.SafeStorage>>,
  None<Misfits<typeof Double.nativeTheme, Electron.NativeTheme>>,
  None<Misfits<typeof Double.screen, Electron.Screen>>,
];
