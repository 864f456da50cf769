/** Cases that families documented: opening one, and what every administrator has said of each. */
import FolderOpen from 'lucide-react/icons/folder-open';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { CaseRow } from './CaseRow.tsx';
import { caseMessages } from './messages.ts';
import { OpenCaseDialog } from './OpenCaseDialog.tsx';
import { useCases } from './useCases.ts';

export function CasesPanel() {
  const texts = useMessages(caseMessages);
  const cases = useCases();
  const [isOpening, setOpening] = useState(false);
  if (cases === null) return null;
  return (
    <section aria-labelledby="cases">
      <h2 id="cases" className="text-heading">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-prose text-small text-ink-soft">{texts.lead}</p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <Button size="small" onPress={() => setOpening(true)}>
          {texts.openCase}
        </Button>
        <Button
          variant="quiet"
          size="small"
          isPending={cases.isFetching}
          onPress={() => void cases.refetch()}
          icon={<RefreshCw size={16} aria-hidden="true" />}
        >
          {texts.refresh}
        </Button>
      </div>
      <div className="mt-4">
        {cases.isPending ? (
          <Spinner message={texts.loading} />
        ) : cases.isError ? (
          <RetryBanner onRetry={() => void cases.refetch()}>{texts.failed}</RetryBanner>
        ) : cases.data.length === 0 ? (
          <EmptyState
            title={texts.none}
            headingLevel={3}
            icon={<FolderOpen size={32} strokeWidth={1.5} aria-hidden="true" />}
          >
            {texts.noneText}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {cases.data.map((listed) => (
              <CaseRow key={listed.caseId} listed={listed} />
            ))}
          </ul>
        )}
      </div>
      <OpenCaseDialog isOpen={isOpening} onClose={() => setOpening(false)} />
    </section>
  );
}
