/** Loads a page into a window. One that another page, or closing, interrupts has not failed: what came instead is there. */
interface PageHolder {
  loadURL(address: string): Promise<void>;
}

export async function loadPage(window: PageHolder, address: string): Promise<void> {
  try {
    await window.loadURL(address);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_ABORTED')) throw error;
  }
}
