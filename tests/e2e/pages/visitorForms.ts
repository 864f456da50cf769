/** What the forms for visitors send. */
import type { Page } from '@playwright/test';
import { z } from 'zod';

const sentSchema = z.object({ data: z.object({ key: z.string() }) });

/** The key of each sending to a callable, in their order, as they go on. */
export function watchKeys(page: Page, callable: string): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes(`/${callable}`)) return;
    keys.push(sentSchema.parse(request.postDataJSON()).data.key);
  });
  return keys;
}
