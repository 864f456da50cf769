/** The stages of a release for one person, with what is theirs now in each. */
import type { ReactNode } from 'react';
import { useAlbums } from '#features/albums/index.ts';
import { AlbumCover } from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { GrantState } from '#shared/legacy/grantState.ts';
import { pathTo } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import type { Thing } from '../matrix/things.ts';
import { describeMoment } from '../person/describeWishes.ts';
import type { NamedPerson } from '../usePeople.ts';
import { previewMessages } from './messages.ts';
import { OwnersWords } from './OwnersWords.tsx';
import { type PreviewStages, previewStages, type ShownThing } from './previewStages.ts';

interface PreviewedStagesProps {
  readonly userId: UserId;
  readonly named: NamedPerson;
  readonly things: readonly Thing[];
  readonly isVaultLocked: boolean;
}

export function PreviewedStages({ userId, named, things, isVaultLocked }: PreviewedStagesProps) {
  const { person, grant } = named;
  const messages = useMessages(previewMessages);
  const stages = previewStages(person.wishes, things);
  return (
    <div className="max-w-3xl space-y-12">
      <Stage title={messages.instructions}>
        <OwnersWords userId={userId} person={person} />
      </Stage>
      <Stage title={messages.memories}>
        <Memories userId={userId} stages={stages} />
      </Stage>
      <Stage title={messages.vault}>
        {stages.vault.length === 0 ? (
          <p className="text-ink-soft">{messages.noVault}</p>
        ) : (
          <VaultPart stages={stages} grant={grant} isLocked={isVaultLocked} />
        )}
      </Stage>
      <Stage title={messages.clone}>
        <p className={stages.hasClone ? '' : 'text-ink-soft'}>
          {stages.hasClone ? messages.cloneTheirs : messages.noClone}
        </p>
      </Stage>
    </div>
  );
}

function Stage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-title">{title}</h2>
      {children}
    </section>
  );
}

interface MemoriesProps {
  readonly userId: UserId;
  readonly stages: PreviewStages;
}

function Memories({ userId, stages: { memories, goneCount } }: MemoriesProps) {
  const messages = useMessages(previewMessages);
  const albums = useAlbums(userId);
  const covers = new Map(albums.state === 'ready' ? albums.albums.map((album) => [album.id, album]) : []);
  return (
    <>
      {memories.length === 0 ? <p className="text-ink-soft">{messages.noMemories}</p> : null}
      <ul className="space-y-5">
        {memories.map((shown) => {
          const { thing } = shown.thing;
          const album = thing.is === 'album' ? covers.get(thing.albumId) : undefined;
          return (
            <li key={shown.thing.key} className="flex items-start gap-4">
              {album ? <AlbumCover album={album} className="size-20 shrink-0 rounded-control" /> : null}
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <ThingWords
                  shown={shown}
                  title={
                    album ? (
                      <Link to={pathTo('album', { albumId: album.id })}>{album.title}</Link>
                    ) : (
                      shown.thing.title
                    )
                  }
                />
              </div>
            </li>
          );
        })}
      </ul>
      {goneCount > 0 ? <p className="mt-4 text-small text-ink-soft">{messages.gone}</p> : null}
    </>
  );
}

interface ThingWordsProps {
  readonly shown: ShownThing;
  readonly title: ReactNode;
}

function ThingWords({ shown: { thing, wish }, title }: ThingWordsProps) {
  const language = useLanguage();
  return (
    <>
      {wish.message ? <p className="mb-1 whitespace-pre-line italic">{wish.message}</p> : null}
      <p className="font-semibold">{title}</p>
      <p className="text-small text-ink-soft">
        {[thing.detail, describeMoment(wish.when, language)].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}

interface VaultPartProps {
  readonly stages: PreviewStages;
  readonly grant: GrantState;
  readonly isLocked: boolean;
}

function VaultPart({ stages, grant, isLocked }: VaultPartProps) {
  const messages = useMessages(previewMessages);
  const said = {
    whole: messages.lockWhole,
    'time-lock-only': messages.lockTimeOnly,
    broken: messages.lockBroken,
    missing: messages.lockMissing,
  }[grant.is];
  return (
    <>
      <p className="mb-4 text-small text-ink-soft">
        {said} {isLocked ? messages.vaultLocked : null}
      </p>
      <ul className="space-y-3">
        {stages.vault.map((shown) => (
          <li key={shown.thing.key} className="[overflow-wrap:anywhere]">
            <ThingWords shown={shown} title={shown.thing.title} />
          </li>
        ))}
      </ul>
    </>
  );
}
