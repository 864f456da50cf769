import { defineFeature } from '../feature.ts';
import { findAccounts } from './findAccounts.ts';
import { listActs } from './listActs.ts';
import { readHealth } from './readHealth.ts';

export const operations = defineFeature({ callables: [findAccounts, listActs, readHealth] });
