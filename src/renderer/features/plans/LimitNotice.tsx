/** A plan holds no more of something: said kindly, with nothing taken away, and with the way to another plan once there is one. */
import type { ReactNode } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';

interface LimitNoticeProps {
  readonly title: string;
  readonly seePlans: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function LimitNotice({ title, seePlans, className = 'mb-8', children }: LimitNoticeProps) {
  return (
    <Banner
      tone="notice"
      title={title}
      className={className}
      action={
        isPageBuilt('subscription') ? (
          <ButtonLink to={routes.subscription.path} variant="secondary" size="small">
            {seePlans}
          </ButtonLink>
        ) : null
      }
    >
      {children}
    </Banner>
  );
}
