import type { PlanWarning } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import { useIntl } from 'react-intl';
import { useText } from '#web/i18n/T.tsx';
import { useCropName } from '#web/parts/crop/crop-name.ts';

/** What a warning says, in one sentence. */
export function useWarningWords(): (warning: PlanWarning) => string {
  const text = useText();
  const nameOf = useCropName();
  const intl = useIntl();
  const percent = (share: number): string => intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  const followed = (before: PlanWarning['before']): { readonly before: string; readonly season: string } =>
    before ? { before: nameOf(before.crop), season: seasonLabel(before.seasonId) } : { before: '', season: '' };
  return ({ code, crop, before, value, limit }) => {
    const named = { crop: nameOf(crop) };
    const follows = followed(before);
    switch (code) {
      case 'SAME_IN_SUCCESSION':
        return text('sowingPlan.warning.sameInSuccession', { ...named, before: follows.before, years: limit ?? 0 });
      case 'BREAK_TOO_SHORT':
        return text('sowingPlan.warning.breakTooShort', { ...named, ...follows, value: value ?? 0, years: limit ?? 0 });
      case 'POOR_PREDECESSOR':
        return text('sowingPlan.warning.poorPredecessor', { ...named, before: follows.before });
      case 'SHARE_TOO_LARGE':
        return text('sowingPlan.warning.shareTooLarge', {
          ...named,
          share: percent(value ?? 0),
          limit: percent(limit ?? 0),
        });
      case 'TAKEN_OVER':
        return text('sowingPlan.warning.takenOver', named);
    }
  };
}
