/** The albums page before the first album: what an album is for, and the one thing to do. */
import BookOpen from 'lucide-react/icons/book-open';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { albumMessages } from './messages.ts';

export function FirstAlbum({ onCreate }: { readonly onCreate: () => void }) {
  const messages = useMessages(albumMessages);
  return (
    <EmptyState
      title={messages.firstTitle}
      icon={<BookOpen size={32} strokeWidth={1.5} aria-hidden="true" />}
      action={<Button onPress={onCreate}>{messages.createAlbum}</Button>}
    >
      {messages.firstText}
    </EmptyState>
  );
}
