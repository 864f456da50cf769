import { expect, test } from 'vitest';
import { indexOfStep, isSkippable, onboardingSteps, stepAfter, stepAt, stepBefore } from './steps.ts';

test('the wizard walks forward through every step and then ends', () => {
  const walked: string[] = [];
  for (let step: ReturnType<typeof stepAfter> = 'welcome'; step; step = stepAfter(step)) walked.push(step);
  expect(walked).toEqual([...onboardingSteps]);
});

test('the way back is the way there', () => {
  for (const step of onboardingSteps) {
    const after = stepAfter(step);
    if (after) expect(stepBefore(after)).toBe(step);
  }
  expect(stepBefore('welcome')).toBeNull();
});

test('a half-finished person resumes where they were, whatever was stored', () => {
  expect(stepAt(indexOfStep('trusted-person'))).toBe('trusted-person');
  expect(stepAt(-4)).toBe('welcome');
  expect(stepAt(99)).toBe('privacy');
  expect(stepAt(2.7)).toBe('birth-and-language');
});

test('the trusted person may be skipped; privacy may not', () => {
  expect(isSkippable('trusted-person')).toBe(true);
  expect(isSkippable('privacy')).toBe(false);
});
