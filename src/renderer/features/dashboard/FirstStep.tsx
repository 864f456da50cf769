/** For a person without albums: the step that fits what they said in onboarding. */
import Sparkle from 'lucide-react/icons/flower-2';
import type { OnboardingAnswers } from '#shared/domain/userProfile.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { dashboardMessages } from './messages.ts';

export function FirstStep({ beginWith }: Pick<OnboardingAnswers, 'beginWith'>) {
  const texts = useMessages(dashboardMessages);
  const words =
    beginWith === 'letter'
      ? { title: texts.firstLettersTitle, text: texts.firstLettersText }
      : { title: texts.firstTitle, text: texts.firstText };
  return (
    <EmptyState
      title={words.title}
      icon={<Sparkle size={32} strokeWidth={1.5} aria-hidden="true" />}
      action={<ButtonLink to={routes.albums.path}>{texts.makeAlbum}</ButtonLink>}
    >
      {words.text}
    </EmptyState>
  );
}
