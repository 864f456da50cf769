/** Recovery words with their numbers, as they are copied to paper and typed back. */
export function SeedWords({ words }: { readonly words: string }) {
  return (
    <ol className="grid list-none grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-2">
      {splitWords(words).map((word, index) => (
        <li key={index} className="flex items-baseline gap-2 border-b border-line pb-1">
          <span className="w-6 text-end text-caption text-ink-soft tabular-nums">{index + 1}</span>
          <span className="font-mono">{word}</span>
        </li>
      ))}
    </ol>
  );
}

export function splitWords(words: string): string[] {
  return words.split(/\s+/).filter((word) => word !== '');
}
