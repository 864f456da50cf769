/** A holder takes a payment back through their bank. Source: https://docs.stripe.com/api/disputes */
import type Stripe from 'stripe';
import { z } from 'zod';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import { expand, identifier, mergeMetadata, metadata, truth } from '../wire/formFields.ts';
import { listOperation } from '../wire/listOperation.ts';
import { refuseMissing } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';
import { DISPUTE_FEE, recordMovement } from './balance.ts';

const DAYS_TO_ANSWER = 7;
const DAY = 86_400;

const evidenceFields = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const;
type EvidenceField = (typeof evidenceFields)[number];
type Evidence = Record<EvidenceField, string | null>;

const noEvidence = Object.fromEntries(evidenceFields.map((field) => [field, null])) as Evidence;

/** The words by which an answer decides the outcome here, as the vendor's test mode takes them. */
const WINNING = 'winning_evidence';
const LOSING = 'losing_evidence';

export function openDispute(
  charge: Stripe.Charge,
  reason: string,
  isInquiry: boolean,
  payments: PaymentsContext,
): void {
  const id = makeId('du');
  const withdrawn = isInquiry
    ? []
    : [
        recordMovement(
          {
            amount: -charge.amount,
            fee: DISPUTE_FEE,
            currency: charge.currency,
            source: id,
            type: 'adjustment',
            category: 'dispute',
            description: `Chargeback withdrawal for ${charge.id}`,
          },
          payments,
        ),
      ];
  const dispute: Stripe.Dispute = {
    id,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: withdrawn,
    charge: charge.id,
    created: payments.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence, enhanced_evidence: {} },
    evidence_details: {
      due_by: payments.now() + DAYS_TO_ANSWER * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  payments.store.insert(dispute);
  const disputed = { ...charge, disputed: true };
  payments.store.save(disputed);
  payments.emit('charge.dispute.created', dispute);
  if (!isInquiry) payments.emit('charge.dispute.funds_withdrawn', dispute);
}

function findDispute(id: string, payments: PaymentsContext): Stripe.Dispute {
  const dispute = payments.store.find('dispute', id);
  if (!dispute) throw refuseMissing('dispute', id);
  return dispute;
}

function close(before: Stripe.Dispute, isWon: boolean, payments: PaymentsContext): Stripe.Dispute {
  const wasInquiry = before.status.startsWith('warning_');
  const returned =
    isWon && !wasInquiry
      ? [
          recordMovement(
            {
              amount: before.amount,
              fee: -DISPUTE_FEE,
              currency: before.currency,
              source: before.id,
              type: 'adjustment',
              category: 'dispute_reversal',
              description: 'Chargeback reversal',
            },
            payments,
          ),
        ]
      : [];
  const dispute: Stripe.Dispute = {
    ...before,
    balance_transactions: [...before.balance_transactions, ...returned],
    // The money is there again, as if nobody had asked for it.
    is_charge_refundable: before.is_charge_refundable || isWon,
    status: wasInquiry ? 'warning_closed' : isWon ? 'won' : 'lost',
  };
  payments.store.save(dispute);
  if (returned.length > 0) payments.emit('charge.dispute.funds_reinstated', dispute);
  payments.emit('charge.dispute.closed', dispute);
  return dispute;
}

const text = z.string().max(20_000).optional();
const evidenceSchema = z.strictObject(
  Object.fromEntries(evidenceFields.map((field) => [field, text])) as Record<EvidenceField, typeof text>,
);

export const disputes = [
  operation(
    'get',
    '/v1/disputes/:id',
    z.strictObject({ expand: expand.optional() }),
    (_input, id, payments) => findDispute(id, payments),
  ),
  operation(
    'post',
    '/v1/disputes/:id',
    z.strictObject({
      evidence: evidenceSchema.optional(),
      metadata: metadata.optional(),
      submit: truth.optional(),
      expand: expand.optional(),
    }),
    ({ evidence = {}, metadata: entries, submit = true }, id, payments) => {
      const before = findDispute(id, payments);
      const given = Object.fromEntries(Object.entries(evidence).filter(([, value]) => value !== undefined));
      const isSubmitted = submit && Object.keys(given).length > 0;
      const dispute: Stripe.Dispute = {
        ...before,
        evidence: { ...before.evidence, ...given },
        evidence_details: {
          ...before.evidence_details,
          has_evidence: before.evidence_details.has_evidence || Object.keys(given).length > 0,
          submission_count: before.evidence_details.submission_count + Number(isSubmitted),
          submission_method: isSubmitted ? 'manual' : before.evidence_details.submission_method,
        },
        metadata: mergeMetadata(before.metadata, entries),
        status: !isSubmitted
          ? before.status
          : before.status.startsWith('warning_')
            ? 'warning_under_review'
            : 'under_review',
      };
      payments.store.save(dispute);
      payments.emit('charge.dispute.updated', dispute, before);
      if (!isSubmitted) return dispute;
      if (evidence.uncategorized_text === WINNING) return close(dispute, true, payments);
      if (evidence.uncategorized_text === LOSING) return close(dispute, false, payments);
      return dispute;
    },
  ),
  operation(
    'post',
    '/v1/disputes/:id/close',
    z.strictObject({ expand: expand.optional() }),
    (_input, id, payments) => close(findDispute(id, payments), false, payments),
  ),
  listOperation('/v1/disputes', 'dispute', {
    charge: identifier.optional(),
    payment_intent: identifier.optional(),
  }),
];
