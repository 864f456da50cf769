/** The button that prints what is on the page, and a word beside it. */
import Printer from 'lucide-react/icons/printer';
import { Button } from '#ui/Button.tsx';

interface PrintLineProps {
  readonly label: string;
  readonly hint: string;
}

export function PrintLine({ label, hint }: PrintLineProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <Button
        variant="secondary"
        icon={<Printer size={18} aria-hidden="true" />}
        onPress={() => window.print()}
      >
        {label}
      </Button>
      <p className="min-w-[min(15rem,100%)] flex-1 text-small text-ink-soft">{hint}</p>
    </div>
  );
}
