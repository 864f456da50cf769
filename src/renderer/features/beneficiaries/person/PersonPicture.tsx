/** Somebody's picture in a circle, or their initials. Decorative: the name stands beside it. */
import { useQuery } from '@tanstack/react-query';
import { ItemPicture } from '#features/media/index.ts';
import { Portrait } from '#features/profile/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { readItem } from '../peopleDocuments.ts';
import { peopleKeys } from '../peopleKeys.ts';

interface PersonPictureProps {
  readonly person: Pick<Beneficiary, 'name' | 'photoItemId' | 'ownerId'>;
  readonly size?: number;
}

export function PersonPicture({ person, size = 56 }: PersonPictureProps) {
  const { photoItemId, ownerId, name } = person;
  return photoItemId ? (
    <Photo userId={ownerId} itemId={photoItemId} name={name} size={size} />
  ) : (
    <Portrait path="" name={name} size={size} />
  );
}

interface PhotoProps {
  readonly userId: UserId;
  readonly itemId: NonNullable<Beneficiary['photoItemId']>;
  readonly name: string;
  readonly size: number;
}

function Photo({ userId, itemId, name, size }: PhotoProps) {
  const { data: item } = useQuery({
    queryKey: peopleKeys.item(userId, itemId),
    queryFn: () => readItem(userId, itemId),
    staleTime: 60_000,
  });
  if (!item || item.kind === 'letter' || item.state !== 'ready') {
    return <Portrait path="" name={name} size={size} />;
  }
  return (
    <span
      aria-hidden="true"
      className="relative inline-block shrink-0 overflow-hidden rounded-full bg-sunken"
      style={{ width: size, height: size }}
    >
      <ItemPicture item={item} />
    </span>
  );
}
