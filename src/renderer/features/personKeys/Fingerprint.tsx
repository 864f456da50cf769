/** The words of a person's key and the square of them, to be compared with those that the owner sees. */
import { useQuery } from '@tanstack/react-query';
import { CodeSquare } from '#features/printedCodes/index.ts';
import {
  fingerprintOf,
  fingerprintQrText,
  fingerprintWords,
  loadFingerprintWords,
} from '#shared/legacy/keys/fingerprint.ts';
import { publicKeySchema } from '#shared/legacy/keys/publicKeys.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { personKeysMessages } from './messages.ts';

interface FingerprintProps {
  /** 65 bytes in base64url, as this browser made or opened it: never as the server answered it. */
  readonly publicKey: string;
  /** With whom the words are compared. */
  readonly name?: string;
}

export function Fingerprint({ publicKey, name }: FingerprintProps) {
  const texts = useMessages(personKeysMessages);
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['fingerprint', publicKey, language],
    async queryFn() {
      const fingerprint = await fingerprintOf('person', publicKeySchema.parse(publicKey));
      const list = await loadFingerprintWords(language);
      return { words: fingerprintWords(fingerprint, list), square: fingerprintQrText(fingerprint) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className="rounded-card border border-line bg-sunken p-5">
      <h2 className="text-title">{texts.fingerprintTitle}</h2>
      <p className="mt-1 max-w-prose text-small text-ink-soft">
        {texts.fingerprintText(name ?? texts.somebody)}
      </p>
      {data ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
          <div className="@container min-w-[min(15rem,100%)] flex-1">
            <ol
              aria-label={texts.fingerprintWords}
              className="grid gap-x-6 gap-y-1.5 font-serif text-title @min-[16rem]:grid-cols-2 @min-[27rem]:grid-cols-3"
            >
              {data.words.map((word, index) => (
                <li key={index} className="flex items-baseline gap-2">
                  <span aria-hidden="true" className="w-5 font-sans text-caption text-ink-soft tabular-nums">
                    {index + 1}
                  </span>
                  {word}
                </li>
              ))}
            </ol>
          </div>
          <CodeSquare code={data.square} alt={texts.fingerprintQr} />
        </div>
      ) : null}
    </section>
  );
}
