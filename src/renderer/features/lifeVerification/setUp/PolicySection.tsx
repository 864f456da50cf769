/** How often the owner is asked, how long each answer may take, how many must agree, and in which time zone. */
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { CONTACT_LIMIT } from '#shared/legacy/trustedContact.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import {
  graceBounds,
  intervalBounds,
  type Policy,
  releaseStages,
  vetoBounds,
} from '#shared/lifeVerification/policy.ts';
import type { Plan } from '#shared/plans.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { configure } from '../api.ts';
import { lastDayBefore, sayDay } from '../instants.ts';
import { lifeMessages } from '../messages.ts';
import { Section } from '../Section.tsx';
import { timeZoneHere, useAct } from '../useLifeVerification.ts';

interface PolicySectionProps {
  readonly userId: UserId;
  readonly life: LifeVerification;
  readonly plan: Plan;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const delayBounds: Bounds = { least: 0, most: 90 };
const quorumBounds: Bounds = { least: 1, most: CONTACT_LIMIT };

const whole = ({ least, most }: Bounds) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most));

const schema = z.object({
  intervalDays: whole(intervalBounds),
  graceDays: whole(graceBounds),
  vetoDays: whole(vetoBounds),
  quorum: whole(quorumBounds),
  instructions: whole(delayBounds),
  memories: whole(delayBounds),
  vault: whole(delayBounds),
  clone: whole(delayBounds),
  timeZone: z.string().min(1),
});

/** The plan bounds the interval; one that was chosen on another plan stays. */
const schemaFor = ({ checkInDays: { least, most } }: Plan, standing: number) =>
  schema.extend({
    intervalDays: schema.shape.intervalDays.refine(
      (days) => days === standing || (days >= least && days <= most),
    ),
  });

/** What will hold in the end: what is held already stands in the fields as it was chosen. */
function policyInTheEnd({ policy, hold }: LifeVerification): Policy {
  if (!hold) return policy;
  const { quorum, graceDays, vetoDays, stageDelayDays } = hold.next;
  return { ...policy, quorum, graceDays, vetoDays, stageDelayDays };
}

export function PolicySection({ userId, life, plan }: PolicySectionProps) {
  const texts = useMessages(lifeMessages);
  const policy = policyInTheEnd(life);
  const { isPending, act } = useAct(userId);
  const change = useChange();
  const here = timeZoneHere();
  return (
    <Section title={texts.policyTitle} anchor="policy">
      {here === policy.timeZone ? null : (
        <Banner
          tone="notice"
          className="mb-6"
          action={
            <Button
              size="small"
              variant="secondary"
              isPending={isPending}
              onPress={change(
                () => void act(() => configure({ ...policy, timeZone: here }), texts.savedPolicy),
              )}
            >
              {texts.useZone(here)}
            </Button>
          }
        >
          {texts.zoneDiffers(here, policy.timeZone)}
        </Banner>
      )}
      {/* Another device changed it: the fields begin anew. */}
      <PolicyForm key={JSON.stringify(policy)} userId={userId} policy={policy} plan={plan} />
    </Section>
  );
}

interface PolicyFormProps {
  readonly userId: UserId;
  readonly policy: Policy;
  readonly plan: Plan;
}

function PolicyForm({ userId, policy, plan }: PolicyFormProps) {
  const texts = useMessages(lifeMessages);
  const language = useLanguage();
  const explain = useExplain();
  const { readAgain } = useAct(userId);
  const { stageDelayDays } = policy;
  const { checkInDays } = plan;
  const form = useForm({
    schema: schemaFor(plan, policy.intervalDays),
    initial: {
      intervalDays: String(policy.intervalDays),
      graceDays: String(policy.graceDays),
      vetoDays: String(policy.vetoDays),
      quorum: String(policy.quorum),
      instructions: String(stageDelayDays.instructions),
      memories: String(stageDelayDays.memories),
      vault: String(stageDelayDays.vault),
      clone: String(stageDelayDays.clone),
      timeZone: policy.timeZone,
    },
    submit: async ({ instructions, memories, vault, clone, ...lengths }) => {
      const wanted = { ...lengths, stageDelayDays: { instructions, memories, vault, clone } };
      const heldUntil = await configure(wanted);
      const message =
        heldUntil === null
          ? texts.savedPolicy
          : texts.heldPolicy(sayDay(lastDayBefore(heldUntil), { language, timeZone: wanted.timeZone }));
      showToast({ message, tone: 'success' });
      await readAgain();
    },
    explain,
    staysOpen: true,
    asksBeforeLeaving: true,
  });
  const zones = Intl.supportedValuesOf('timeZone');
  const known = zones.includes(policy.timeZone) ? zones : [policy.timeZone, ...zones];
  const fixed =
    checkInDays.least === checkInDays.most ? texts.fixedInterval(plan.name, checkInDays.most) : undefined;
  const lengths = [
    {
      name: 'intervalDays',
      label: texts.interval,
      help: fixed,
      bounds: checkInDays,
    },
    { name: 'quorum', label: texts.quorum, help: undefined, bounds: quorumBounds },
    { name: 'graceDays', label: texts.grace, help: texts.graceHelp, bounds: graceBounds },
    { name: 'vetoDays', label: texts.veto, help: texts.vetoHelp, bounds: vetoBounds },
  ] as const;
  return (
    <Form form={form}>
      <div className="grid gap-5 sm:grid-cols-2">
        {lengths.map(({ name, label, help, bounds }) => (
          <Field
            key={name}
            form={form}
            name={name}
            wrong={(name === 'intervalDays' ? fixed : undefined) ?? texts.between(bounds.least, bounds.most)}
          >
            {(field) => <TextField label={label} description={help} inputMode="numeric" {...field} />}
          </Field>
        ))}
      </div>
      <fieldset>
        <legend className="mb-3 font-semibold">{texts.delays}</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          {releaseStages.map((stage) => (
            <Field
              key={stage}
              form={form}
              name={stage}
              wrong={texts.between(delayBounds.least, delayBounds.most)}
            >
              {(field) => <TextField label={texts[stage]} inputMode="numeric" {...field} />}
            </Field>
          ))}
        </div>
      </fieldset>
      <Field form={form} name="timeZone">
        {({ focusRef: _focusRef, ...field }) => (
          <Select
            label={texts.timeZone}
            description={texts.timeZoneHelp}
            options={known.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            {...field}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="self-start" isPending={form.isPending}>
        {texts.savePolicy}
      </Button>
    </Form>
  );
}
