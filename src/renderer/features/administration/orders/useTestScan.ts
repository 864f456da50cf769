/** Reads a photographed square and has the server compare it with what was ordered. */
import { useState } from 'react';
import type { Order, OrderLine } from '#shared/shop/order.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { showToast } from '#ui/toast.ts';
import { orderMessages } from './messages.ts';
import { readPhotographedSquare } from './readPhotographedSquare.ts';
import { useExplainOrder } from './useOrderAct.ts';
import { useChangeOrder } from './useOrders.ts';

type Scan =
  | { readonly state: 'idle' }
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly why: Sentence };

export function useTestScan(
  order: Order,
  line: OrderLine,
): Scan & { readonly read: (photograph: Blob) => void } {
  const texts = useMessages(orderMessages);
  const explain = useExplainOrder();
  const change = useChangeOrder(order);
  const [scan, setScan] = useState<Scan>({ state: 'idle' });

  async function readAndRecord(photograph: Blob): Promise<Scan> {
    let text: string | null;
    try {
      text = await readPhotographedSquare(photograph);
    } catch (error) {
      const isNoPicture = error instanceof DOMException && error.name === 'InvalidStateError';
      return { state: 'failed', why: isNoPicture ? texts.notPicture : explain(error) };
    }
    if (text === null) return { state: 'failed', why: texts.noSquare };
    try {
      await change.mutateAsync({ do: 'test-scan', lineId: line.id, read: text.slice(0, 2_000) });
    } catch (error) {
      return { state: 'failed', why: explain(error) };
    }
    showToast({ tone: 'success', message: texts.scanned });
    return { state: 'idle' };
  }

  return {
    ...scan,
    read: (photograph) => {
      if (scan.state === 'reading') return;
      setScan({ state: 'reading' });
      void readAndRecord(photograph).then(setScan);
    },
  };
}
