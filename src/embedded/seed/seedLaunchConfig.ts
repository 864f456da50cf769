/** The launch configuration of a new data folder: no waitlist, the demo open (SPEC §3). Never changed afterwards. */
import { LAUNCH_CONFIG_PATH } from '#shared/domain/launchConfig.ts';
import type { Services } from '../../functions/services.ts';

export async function seedLaunchConfig({ firestore, clock }: Services): Promise<void> {
  const reference = firestore.doc(LAUNCH_CONFIG_PATH);
  await firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).exists) return;
    transaction.create(reference, {
      waitlistEnabled: false,
      demoEnabled: true,
      updatedAt: new Date(clock.now()).toISOString(),
    });
  });
}
