/** Sending what is made to one recipient: with whom it goes, and how it is followed. */

import type { Order } from '#shared/shop/order.ts';
import { parcelSchema } from '#shared/shop/order.ts';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { orderMessages } from './messages.ts';
import { recipientsToShip } from './orderFacts.ts';
import { useExplainOrder } from './useOrderAct.ts';
import { useChangeOrder } from './useOrders.ts';

interface OrderDialogProps {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ShipDialog({ order, isOpen, onClose }: OrderDialogProps) {
  const texts = useMessages(orderMessages);
  return (
    <DialogOnDemand title={texts.ship} isOpen={isOpen} onClose={onClose}>
      <ShipForm order={order} onDone={onClose} />
    </DialogOnDemand>
  );
}

const shippingSchema = parcelSchema.omit({ shippedAt: true, deliveredAt: true });

function ShipForm({ order, onDone }: { readonly order: Order; readonly onDone: () => void }) {
  const texts = useMessages(orderMessages);
  const change = useChangeOrder(order);
  const waiting = recipientsToShip(order);
  const form = useForm({
    schema: shippingSchema,
    initial: { recipientId: waiting[0]?.id ?? '', carrier: '', trackingNumber: '', trackingUrl: '' },
    explain: useExplainOrder(),
    submit: async (parcel) => {
      await change.mutateAsync({ do: 'ship', ...parcel });
      showToast({ tone: 'success', message: texts.done });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <p className="text-ink-soft">{texts.shipLead}</p>
      <Field form={form} name="recipientId">
        {(field) => (
          <Select
            label={texts.recipient}
            options={waiting.map(({ id, name, address }) => ({
              value: id,
              label: name,
              description: address.city,
            }))}
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="carrier">
        {(field) => <TextField label={texts.carrier} maxLength={60} {...field} />}
      </Field>
      <Field form={form} name="trackingNumber">
        {(field) => <TextField label={texts.trackingNumber} maxLength={60} {...field} />}
      </Field>
      <Field form={form} name="trackingUrl" wrong={texts.trackingUrlWrong}>
        {(field) => (
          <TextField
            type="url"
            label={texts.trackingUrl}
            description={texts.trackingUrlHint}
            maxLength={500}
            {...field}
          />
        )}
      </Field>
      <Button type="submit" isPending={form.isPending} className="self-start">
        {texts.ship}
      </Button>
    </Form>
  );
}
