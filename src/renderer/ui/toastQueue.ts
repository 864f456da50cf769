/** The queue behind `showToast`, drawn by ToastRegion. Loaded with the first toast. */
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { ToastMessage } from './toastMessage.ts';

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });
