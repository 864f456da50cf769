import { describe, expect, it } from 'vitest';
import { backendConfigurationSchema } from './configuration.ts';
import { missingRequiredValues, requiredConfigurationNames } from './requiredConfiguration.ts';

const complete = { apiKey: 'a', authDomain: 'b', projectId: 'c', storageBucket: 'd', appId: 'e' };

describe('Missing backend configuration values', () => {
  it('are named one by one', () => {
    expect(missingRequiredValues({ backend: { ...complete, apiKey: '', appId: undefined } })).toEqual([
      'backend.apiKey',
      'backend.appId',
    ]);
    expect(missingRequiredValues(null)).toEqual([...requiredConfigurationNames]);
    expect(missingRequiredValues({ backend: complete })).toEqual([]);
  });

  it('are the same ones that the full schema requires', () => {
    const result = backendConfigurationSchema.safeParse({});
    expect(result.error?.issues.map((issue) => `backend.${issue.path.join('.')}`)).toEqual([
      ...requiredConfigurationNames,
    ]);
  });
});
