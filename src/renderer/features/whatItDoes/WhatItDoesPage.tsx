/** /features: each capability as it is today, how it is done, what it does not do; and what is on its way. */
import type { ComponentType } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import {
  AlbumDrawing,
  LampDrawing,
  LetterDrawing,
  MemorialDrawing,
  PeopleDrawing,
  VaultDrawing,
} from '#features/landing/index.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { whatItDoesHead } from './head.ts';
import { whatItDoesMessages } from './messages.ts';

const capabilities = [
  'albums',
  'letters',
  'vault',
  'people',
  'release',
  'shop',
  'account',
  'copies',
] as const;
type Capability = (typeof capabilities)[number];

const drawings: Readonly<Record<Capability, ComponentType | null>> = {
  albums: AlbumDrawing,
  letters: LetterDrawing,
  vault: VaultDrawing,
  people: PeopleDrawing,
  release: LampDrawing,
  shop: MemorialDrawing,
  account: null,
  copies: null,
};

export function WhatItDoesPage() {
  const texts = useMessages(whatItDoesMessages);
  usePageTitle(whatItDoesHead[useLanguage()].title);
  return (
    <>
      <div className="mx-auto max-w-6xl px-5 pt-16 pb-16 sm:px-8 sm:pt-24">
        <h1 className="max-w-[16ch] text-display">{texts.title}</h1>
        <p className="mt-6 max-w-2xl text-lead text-ink-soft">{texts.lead}</p>
        <nav aria-label={texts.contents} className="mt-10 border-t border-line pt-5">
          <ul className="flex flex-wrap gap-x-7">
            {capabilities.map((capability) => (
              <li key={capability} className="flex min-h-11 items-center">
                <a
                  href={`#${capability}`}
                  className="font-serif text-title text-accent-text italic hover:underline"
                >
                  {texts[`${capability}Title`]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {capabilities.map((capability, index) => (
        <CapabilitySection key={capability} capability={capability} isShaded={index % 2 === 0} />
      ))}
      <OnItsWay />
    </>
  );
}

interface CapabilitySectionProps {
  readonly capability: Capability;
  readonly isShaded: boolean;
}

function CapabilitySection({ capability, isShaded }: CapabilitySectionProps) {
  const texts = useMessages(whatItDoesMessages);
  const Drawing = drawings[capability];
  return (
    <section
      id={capability}
      aria-labelledby={`${capability}-title`}
      className={isShaded ? 'border-y border-line bg-surface' : ''}
    >
      <div className="mx-auto grid max-w-6xl gap-x-20 gap-y-8 px-5 py-16 sm:px-8 sm:py-24 lg:grid-cols-[1fr_1.7fr]">
        <div>
          {Drawing ? <Drawing /> : null}
          <h2 id={`${capability}-title`} className="mt-5 text-page">
            {texts[`${capability}Title`]}
          </h2>
          <p className="mt-4 max-w-prose font-serif text-lead text-ink-soft italic">
            {texts[`${capability}Lead`]}
          </p>
        </div>
        <div>
          <h3 className="text-caption font-semibold text-ink-soft">{texts.today}</h3>
          <ul className="mt-3 flex flex-col gap-3">
            {texts[`${capability}Does`].split('\n').map((line) => (
              <li key={line} className="border-s-2 border-gold ps-4">
                {line}
              </li>
            ))}
          </ul>
          <div className="mt-9 grid gap-x-10 gap-y-6 sm:grid-cols-2">
            <div>
              <h3 className="text-caption font-semibold text-ink-soft">{texts.how}</h3>
              <p className="mt-2 text-small">{texts[`${capability}How`]}</p>
            </div>
            <div>
              <h3 className="text-caption font-semibold text-ink-soft">{texts.not}</h3>
              <p className="mt-2 text-small">{texts[`${capability}Not`]}</p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

function OnItsWay() {
  const texts = useMessages(whatItDoesMessages);
  const coming = [
    [texts.companion, texts.companionText],
    [texts.desktop, texts.desktopText],
    [texts.phone, texts.phoneText],
  ] as const;
  const further: readonly { readonly route: RouteName; readonly label: string }[] = [
    { route: 'security', label: texts.toSecurity },
    { route: 'pricing', label: texts.toPricing },
    { route: 'help', label: texts.toHelp },
  ];
  return (
    <section className="border-t border-line bg-sunken">
      <div className="mx-auto max-w-6xl px-5 py-20 sm:px-8 sm:py-28">
        <div className="flex flex-wrap items-end justify-between gap-8">
          <div>
            <h2 className="text-page">{texts.comingTitle}</h2>
            <p className="mt-4 max-w-2xl text-lead text-ink-soft">{texts.comingLead}</p>
          </div>
          <MemorialDrawing />
        </div>
        <dl className="mt-10 grid gap-x-12 gap-y-8 border-t border-line-strong/40 pt-8 sm:grid-cols-2 lg:grid-cols-3">
          {coming.map(([name, text]) => (
            <div key={name}>
              <dt className="font-serif text-title">{name}</dt>
              <dd className="mt-1.5 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <ul className="mt-12 flex flex-wrap gap-x-8 gap-y-3">
          {further
            .filter(({ route }) => isPageBuilt(route))
            .map(({ route, label }) => (
              <li key={route} className="flex min-h-11 items-center">
                <Link to={routes[route].path}>{label}</Link>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
