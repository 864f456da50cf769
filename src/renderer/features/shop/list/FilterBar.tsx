/** What narrows and orders the list: all of it native or of the design system, so that every key works. */
import { formatMoney } from '#shared/currency.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Select } from '#ui/Select.tsx';
import { priceBounds, productKinds, type StoreView, sortOrders, traits, withTrait } from './filters.ts';
import { storeMessages } from './messages.ts';

interface FilterBarProps {
  readonly view: StoreView;
  readonly onChange: (changed: (current: StoreView) => StoreView) => void;
}

export function FilterBar({ view, onChange }: FilterBarProps) {
  const texts = useMessages(storeMessages);
  const language = useLanguage();
  const ANY = 'any';
  return (
    <section aria-label={texts.filters} className="rounded-card border border-line bg-surface p-5">
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          label={texts.kind}
          value={view.kind ?? ANY}
          onChange={(kind) => onChange((current) => ({ ...current, kind: kind === ANY ? null : kind }))}
          options={[
            { value: ANY, label: texts.anyKind },
            ...productKinds.map((kind) => ({ value: kind, label: texts[kind] })),
          ]}
        />
        <Select
          label={texts.most}
          value={view.most ?? ANY}
          onChange={(most) => onChange((current) => ({ ...current, most: most === ANY ? null : most }))}
          options={[
            { value: ANY, label: texts.anyPrice },
            ...priceBounds.map((bound) => ({
              value: bound,
              label: texts.upTo(formatMoney(Number(bound) * 100, language)),
            })),
          ]}
        />
        <Select
          label={texts.sort}
          value={view.sort}
          onChange={(sort) => onChange((current) => ({ ...current, sort }))}
          options={sortOrders.map((order) => ({ value: order, label: texts[order] }))}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-x-8">
        {traits.map((trait) => (
          <Checkbox
            key={trait}
            isSelected={view.traits.has(trait)}
            onChange={(isWanted) => onChange((current) => withTrait(current, trait, isWanted))}
          >
            {texts[trait]}
          </Checkbox>
        ))}
      </div>
    </section>
  );
}
