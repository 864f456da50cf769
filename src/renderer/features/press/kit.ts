/** The kit to download, as it was built with this page; the build puts its measure here (`scripts/site/pressKit.ts`). */
export const PRESS_KIT_PATH = '/press/amaranth-press-kit.zip';

/** `null` where no kit was built: in the desktop app. */
export const pressKitBytes: number | null = null;
