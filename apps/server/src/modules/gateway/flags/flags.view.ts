import type { Toggle } from '@brazda/contract/gateway/flags.ts';
import type { z } from 'zod';

export function toggleViews(flags: Readonly<Record<string, boolean>>): z.input<typeof Toggle>[] {
  return Object.entries(flags)
    .filter(([, isOn]) => isOn)
    .map(([name]) => ({
      name,
      enabled: true,
      variant: { name: 'disabled', enabled: false },
      impressionData: false,
    }));
}
