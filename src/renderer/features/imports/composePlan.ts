/** Puts together what readers found: a file that lies in several albums is one item, and what lies in none is filed by year. */
import type { Findings } from './findings.ts';
import { yearOf } from './givenFacts.ts';
import type { ArchiveKind, ImportPlan, PlannedAlbum, PlannedItem } from './importPlan.ts';

/** An item and where it lay. */
export interface FoundItem {
  readonly item: PlannedItem;
  /** Keys of albums; none for what lay in no album. */
  readonly albums: readonly string[];
}

export type AlbumDescription = Omit<PlannedAlbum, 'items'>;

/** One item of each content, with the words of all its copies; an original before what was made of one. */
async function joinCopies(found: readonly FoundItem[]): Promise<readonly FoundItem[]> {
  const bySize = Map.groupBy(found, ({ item }) => item.file.size);
  const joined = new Map<string, FoundItem>();
  for (const one of found) {
    const isAlone = bySize.get(one.item.file.size)?.length === 1;
    const key = isAlone ? one.item.file.path : await one.item.file.contentKey();
    const first = joined.get(key);
    joined.set(key, first ? joinTwo(first, one) : one);
  }
  return [...joined.values()];
}

function joinTwo(first: FoundItem, second: FoundItem): FoundItem {
  const [shown, other] = first.item.standing === 'shown' ? [first, second] : [second, first];
  const facts = shown.item.facts;
  return {
    albums: [...new Set([...first.albums, ...second.albums])],
    item: {
      ...shown.item,
      facts: {
        date: facts.date ?? other.item.facts.date,
        place: facts.place ?? other.item.facts.place,
        caption: facts.caption || other.item.facts.caption,
        people: [...new Set([...facts.people, ...other.item.facts.people])],
        isFavourite: facts.isFavourite || other.item.facts.isFavourite,
      },
    },
  };
}

/** Albums in the order of `described`, then the years, the earliest first. Albums without items are left out. */
export async function composePlan(
  kind: ArchiveKind,
  described: readonly AlbumDescription[],
  found: readonly FoundItem[],
  findings: Findings,
): Promise<ImportPlan> {
  const joined = await joinCopies(found);
  const albums = described.map((album) => ({
    ...album,
    items: joined.filter(({ albums: keys }) => keys.includes(album.key)).map(({ item }) => item),
  }));
  const loose = joined.filter(({ albums: keys }) => keys.length === 0).map(({ item }) => item);
  const years = [...Map.groupBy(loose, ({ facts }) => yearOf(facts))].toSorted(
    ([one], [other]) => (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY),
  );
  return {
    kind,
    albums: [
      ...albums.filter(({ items }) => items.length > 0),
      ...years.map(([year, items]) => ({
        key: `year/${year ?? 'unknown'}`,
        title: '',
        description: '',
        origin: { is: 'year' as const, year },
        items,
      })),
    ],
    findings: findings.list(),
  };
}
