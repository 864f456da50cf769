/** The wizard's order, as plain data: what comes next, what may be skipped, where a half-finished person resumes. */
export const onboardingSteps = ['about-you', 'your-people', 'privacy', 'beginning'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** Steps a person may leave for later without answering. */
const skippable: ReadonlySet<OnboardingStep> = new Set(['your-people', 'beginning']);

export function isSkippable(step: OnboardingStep): boolean {
  return skippable.has(step);
}

/** The step stored as a number in the profile; anything out of range is the nearest end. */
export function stepAt(index: number): OnboardingStep {
  const within = Math.min(Math.max(Math.trunc(index), 0), onboardingSteps.length - 1);
  return onboardingSteps[within] ?? 'about-you';
}

export function indexOfStep(step: OnboardingStep): number {
  return onboardingSteps.indexOf(step);
}

/** Null at the last step: what follows is the dashboard. */
export function stepAfter(step: OnboardingStep): OnboardingStep | null {
  return onboardingSteps[indexOfStep(step) + 1] ?? null;
}

/** Null at the first step. */
export function stepBefore(step: OnboardingStep): OnboardingStep | null {
  return onboardingSteps[indexOfStep(step) - 1] ?? null;
}
