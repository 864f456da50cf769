/**
 * Mail that was taken and came back. The operator's mail server hands what arrives at the return addresses to
 * `mail-bounced`, as it arrived (RFC 5322 with a report of RFC 3464).
 */
import { defineEndpoint } from '../endpoint.ts';
import type { Services } from '../services.ts';
import { outboundMessage, readMessage, settled, storeDelivery } from './outboundMessage.ts';
import { mailOfReturnAddress } from './returnAddress.ts';

/** A report with the mail that it is about; more is none. */
const LONGEST_REPORT = 1024 * 1024;
const LONGEST_REASON = 500;

/** Resolves with false for a mail that is not kept, or that was never sent. */
export function noteBounce({ firestore, clock }: Services, id: string, reason: string): Promise<boolean> {
  const row = outboundMessage(firestore, id);
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(row);
    if (!stored.exists) return false;
    const message = readMessage(stored);
    const { delivery } = message;
    const now = clock.now();
    const why = reason.slice(0, LONGEST_REASON);
    if (delivery.state === 'sent') {
      const bounced = { ...delivery, state: 'bounced', bouncedAt: now, reason: why } as const;
      transaction.update(row, { delivery: storeDelivery(bounced), ...settled(message) });
      return true;
    }
    // It came back before its receipt was written down.
    if (delivery.state === 'waiting' && delivery.attempts > 0) {
      const refused = { state: 'refused', attempts: delivery.attempts, refusedAt: now, reason: why } as const;
      transaction.update(row, { delivery: storeDelivery(refused), ...settled(message) });
      return true;
    }
    return false;
  });
}

export const bounced = defineEndpoint({
  name: 'mail-bounced',
  methods: ['POST'],
  run: async (request, { services }) => {
    if (Number(request.headers.get('content-length') ?? 0) > LONGEST_REPORT) return answer(413);
    const source = await request.arrayBuffer();
    if (source.byteLength > LONGEST_REPORT) return answer(413);
    const report = await readReport(source);
    const ids = await Promise.all(report.recipients.map((address) => mailOfReturnAddress(services, address)));
    const id = ids.find((found) => found !== null);
    if (id === undefined || id === null) {
      services.log.log('warning', 'bounce-refused', {});
      return answer(403);
    }
    if (report.failure !== null && (await noteBounce(services, id, report.failure))) {
      services.log.log('warning', 'mail-bounced', { id });
    }
    return answer(204);
  },
});

const answer = (status: number) => new Response(null, { status });

interface Report {
  /** To whom the report itself was sent. */
  readonly recipients: readonly string[];
  /** Why it failed for good; null for a delay, and for what is no report. */
  readonly failure: string | null;
}

async function readReport(source: ArrayBuffer): Promise<Report> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'utf8' });
  const named = mail.headers
    .filter(({ key }) => key === 'delivered-to' || key === 'x-original-to')
    .map(({ value }) => value.trim());
  const addressed = (mail.to ?? []).flatMap(({ address }) => address ?? []);
  const status = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  return {
    recipients: [...named, ...addressed],
    failure: typeof status?.content === 'string' ? failureOf(status.content) : null,
  };
}

/** A field may go on in lines that begin with a space. */
function failureOf(status: string): string | null {
  const fields = status.replaceAll(/\r?\n[ \t]+/g, ' ');
  if (!/^Action:\s*failed\b/im.test(fields)) return null;
  const reason = /^Diagnostic-Code:\s*(.+)$/im.exec(fields) ?? /^Status:\s*(.+)$/im.exec(fields);
  return reason?.[1]?.trim() ?? 'failed';
}
