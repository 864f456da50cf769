import { expect, test } from 'vitest';
import { indexOfStep, isSkippable, onboardingSteps, stepAfter, stepAt, stepBefore } from './steps.ts';

test('the wizard walks forward through every step and then ends', () => {
  const walked: string[] = [];
  for (let step: ReturnType<typeof stepAfter> = 'about-you'; step; step = stepAfter(step)) walked.push(step);
  expect(walked).toEqual([...onboardingSteps]);
});

test('the way back is the way there', () => {
  for (const step of onboardingSteps) {
    const after = stepAfter(step);
    if (after) expect(stepBefore(after)).toBe(step);
  }
  expect(stepBefore('about-you')).toBeNull();
});

test('a half-finished person resumes where they were, whatever was stored', () => {
  expect(stepAt(indexOfStep('your-people'))).toBe('your-people');
  expect(stepAt(-4)).toBe('about-you');
  expect(stepAt(99)).toBe('beginning');
  expect(stepAt(2.7)).toBe('privacy');
});

test('onboarding asks four things, and ends on a beginning', () => {
  expect(onboardingSteps).toHaveLength(4);
  expect(onboardingSteps.at(-1)).toBe('beginning');
});

test('the trusted person may be skipped; privacy may not', () => {
  expect(isSkippable('your-people')).toBe(true);
  expect(isSkippable('privacy')).toBe(false);
});
