/**
 * Where toasts appear: an accessible landmark (F6 reaches it). At the foot of the page, above a toolbar that floats
 * there. Beneath the page's own bar where what is pressed next is at the foot: on a phone, where a dialog has it above
 * itself, and beside the panel of uploads. Mounted once by the app.
 */
import X from 'lucide-react/icons/x';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { useMessages } from './language/messages.tsx';
import { SentenceText } from './language/SentenceText.tsx';
import { uiMessages } from './messages.ts';
import { toastQueue } from './toastQueue.ts';

const tones = {
  neutral: 'border-line',
  success: 'border-success-text/50',
  error: 'border-danger-text/60',
} as const;

export function ToastRegion() {
  const messages = useMessages(uiMessages);
  return (
    <AriaToastRegion
      queue={toastQueue}
      aria-label={messages.notifications}
      className="fixed inset-x-4 z-60 mx-auto max-sm:top-20 max-sm:[body:has([data-dialog])_&]:top-2 sm:bottom-4 sm:[body:has([data-floating-toolbar])_&]:bottom-20 sm:[body:has([data-upload-panel])_&]:top-20 sm:[body:has([data-upload-panel])_&]:bottom-auto! flex max-w-lg flex-col gap-2 rounded-control outline-none"
    >
      {({ toast }) => (
        <Toast
          toast={toast}
          className={`flex animate-rise items-center gap-3 rounded-control border bg-raised py-1.5 ps-4 pe-1.5 text-ink shadow-overlay ${
            tones[toast.content.tone ?? 'neutral']
          }`}
        >
          <ToastContent className="min-w-0 flex-1 py-1.5">
            <Text slot="title">
              <SentenceText sentence={toast.content.message} />
            </Text>
          </ToastContent>
          {toast.content.action ? (
            <Button
              variant="quiet"
              size="small"
              onPress={() => {
                toast.content.action?.onAction();
                toastQueue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </Button>
          ) : null}
          <IconButton label={messages.dismiss} slot="close">
            <X size={18} aria-hidden="true" />
          </IconButton>
        </Toast>
      )}
    </AriaToastRegion>
  );
}
