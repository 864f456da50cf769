/** The square of a finished piece, read from a photograph before the piece is sent. */
import Camera from 'lucide-react/icons/camera';
import CircleCheck from 'lucide-react/icons/circle-check';
import ImageUp from 'lucide-react/icons/image-up';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { Order, OrderLine } from '#shared/shop/order.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { formatMoment } from '../formatMoment.ts';
import { orderMessages } from './messages.ts';
import { useTestScan } from './useTestScan.ts';

interface TestScanProps {
  readonly order: Order;
  readonly line: OrderLine;
}

export function TestScan({ order, line }: TestScanProps) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  if (line.testScanAt !== null) {
    return (
      <p className="flex items-center gap-2 text-small text-success-text">
        <CircleCheck size={18} aria-hidden="true" />
        {texts.scanPassed(formatMoment(new Date(line.testScanAt).toISOString(), language))}
      </p>
    );
  }
  return order.state === 'in-production' ? <Photographing order={order} line={line} /> : null;
}

function Photographing({ order, line }: TestScanProps) {
  const texts = useMessages(orderMessages);
  const scan = useTestScan(order, line);
  const [isCamera, setCamera] = useState(false);
  const isAtWork = scan.state === 'reading';
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) scan.read(file);
  };
  return (
    <section aria-label={texts.testScan} className="border-t border-line pt-4">
      <p className="text-small text-ink-soft">{texts.scanLacking}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <FileTrigger acceptedFileTypes={['image/*']} onSelect={take}>
          <Button
            variant="secondary"
            size="small"
            isPending={isAtWork && !isCamera}
            onPress={() => setCamera(false)}
            icon={<ImageUp size={16} aria-hidden="true" />}
          >
            {texts.choosePhotograph}
          </Button>
        </FileTrigger>
        <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={take}>
          <Button
            variant="secondary"
            size="small"
            isPending={isAtWork && isCamera}
            onPress={() => setCamera(true)}
            icon={<Camera size={16} aria-hidden="true" />}
          >
            {texts.takePhotograph}
          </Button>
        </FileTrigger>
      </div>
      <p aria-live="polite" className="mt-2 text-small text-ink-soft">
        {isAtWork ? texts.scanning : null}
      </p>
      {scan.state === 'failed' ? (
        <Banner tone="error" className="mt-3">
          <SentenceText sentence={scan.why} />
        </Banner>
      ) : null}
    </section>
  );
}
