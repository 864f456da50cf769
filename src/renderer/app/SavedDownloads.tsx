/** Says of a file that the desktop saved that it is there, and shows it in its folder. A browser says so itself. */
import { useEffect } from 'react';
import { platform } from '#platform/currentPlatform.ts';
import { defineMessages, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';

const savedMessages = defineMessages({
  en: {
    saved: (name: string) => `“${name}” is saved.`,
    failed: (name: string) => `“${name}” could not be saved. Is there room on the disk?`,
    show: 'Show in folder',
    gone: 'The file is no longer where it was saved.',
  },
  fr: {
    saved: (name: string) => `« ${name} » est enregistré.`,
    failed: (name: string) =>
      `« ${name} » n’a pas pu être enregistré. Reste-t-il de la place sur le disque ?`,
    show: 'Afficher dans le dossier',
    gone: 'Le fichier n’est plus là où il a été enregistré.',
  },
});

export function SavedDownloads() {
  const texts = useMessages(savedMessages);
  useEffect(() => {
    const show = async (id: string) => {
      const isShown = await platform()
        .revealDownload(id)
        .catch(() => false);
      if (!isShown) showToast({ message: texts.gone, tone: 'error' });
    };
    return platform().listen((event) => {
      if (event.kind === 'download-failed') showToast({ message: texts.failed(event.name), tone: 'error' });
      if (event.kind !== 'download-saved') return;
      const { id, name } = event;
      showToast({
        message: texts.saved(name),
        tone: 'success',
        action: { label: texts.show, onAction: () => void show(id) },
      });
    });
  }, [texts]);
  return null;
}
