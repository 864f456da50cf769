/** Views of one thing, one at a time. Arrow keys move between tabs; panels that are hidden are not rendered. */
import { type ReactNode, useEffect, useRef } from 'react';
import {
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
  Tab,
  TabList,
  TabPanel,
} from 'react-aria-components/Tabs';

interface TabEntry<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps<Id extends string>
  extends Omit<
    AriaTabsProps,
    'className' | 'style' | 'children' | 'selectedKey' | 'onSelectionChange' | 'render'
  > {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly entries: readonly TabEntry<Id>[];
  /** Leave both out to let the tabs keep their own state. */
  readonly selected?: Id;
  readonly onSelect?: (id: Id) => void;
}

export function Tabs<Id extends string>({ label, entries, selected, onSelect, ...rest }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the open one may stand beyond the edge.
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);
  return (
    <AriaTabs
      {...rest}
      {...(selected ? { selectedKey: selected } : {})}
      onSelectionChange={(key) => {
        const entry = entries.find((candidate) => candidate.id === key);
        if (entry) onSelect?.(entry.id);
      }}
    >
      <TabList
        ref={list}
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {entries.map((entry) => (
          <Tab
            key={entry.id}
            id={entry.id}
            className="-mb-px min-h-11 cursor-default rounded-t-control border-b-2 border-transparent px-4 pt-2.5 pb-2 font-semibold whitespace-nowrap text-ink-soft transition-colors hover:text-ink selected:border-accent selected:text-accent-text focus-visible:-outline-offset-2"
          >
            {entry.label}
          </Tab>
        ))}
      </TabList>
      {entries.map((entry) => (
        <TabPanel key={entry.id} id={entry.id} className="pt-6">
          {entry.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
