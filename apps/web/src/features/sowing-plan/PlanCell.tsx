import type { PlanEntry, PlanWarning } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import WarningAmber from '@mui/icons-material/WarningAmber';
import type { CSSObject, Theme } from '@mui/material/styles';
import { memo, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { fontWeights } from '#web/lib/design-tokens.ts';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import { cropColor, useCropName } from '#web/parts/crop/crop-name.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { CropsById } from './plan-rows.ts';
import { useWarningWords } from './warning-words.ts';

interface PlanCellProps {
  /** What is planned on one parcel in one season: main crops by their parts, then catch crops. */
  readonly entries: readonly PlanEntry[];
  readonly crops: CropsById;
  readonly warnings: readonly PlanWarning[];
  /** Of what says why there are warnings, by which whatever holds the cell is described. */
  readonly whyId: string | undefined;
}

/** The crops of a parcel in a season, each with its colour and never by it alone. */
export const PlanCell = memo(function PlanCell({ entries, crops, warnings, whyId }: PlanCellProps): ReactElement {
  const words = useWarningWords();
  const reasons = warnings.map(words).join('\n');
  const main = entries.filter(({ role }) => role === 'MAIN');
  const caught = entries.filter(({ role }) => role === 'CATCH_CROP');
  return (
    <div data-crops data-warned={warnings.length > 0} title={reasons || undefined}>
      {main.map((entry) => (
        <Crop key={entry.part} entry={entry} crops={crops} hasArea={main.length > 1} />
      ))}
      {caught.map((entry) => (
        <Crop key={`catch ${entry.part}`} entry={entry} crops={crops} hasArea={false} />
      ))}
      {warnings.length > 0 && (
        <>
          <WarningAmber aria-hidden data-why />
          <VisuallyHidden>
            <T id="sowingPlan.cell.warnings" values={{ count: warnings.length }} />
          </VisuallyHidden>
          <span hidden id={whyId}>
            {reasons}
          </span>
        </>
      )}
    </div>
  );
});

interface CropProps {
  readonly entry: PlanEntry;
  readonly crops: CropsById;
  readonly hasArea: boolean;
}

function Crop({ entry: { cropId, role, area }, crops, hasArea }: CropProps): ReactElement | null {
  const nameOf = useCropName();
  const { locale } = useLanguage();
  const crop = crops.get(cropId);
  if (!crop) return null;
  const color = cropColor(crop);
  return (
    <span data-role={role} style={{ '--crop': color } as React.CSSProperties}>
      <CropSwatch color={color} size={12} />
      <span data-name title={nameOf(crop)}>
        {role === 'CATCH_CROP' ? <T id="plan.catchCropNamed" values={{ crop: nameOf(crop) }} /> : nameOf(crop)}
      </span>
      {hasArea && area !== null && <small>{parcelAreaNumber(area, locale)}</small>}
    </span>
  );
}

/** How cells look, for whatever holds them: there are thousands, so that they are plain elements. */
export function planCellStyles(theme: Theme): CSSObject {
  return {
    '& [data-crops]': {
      display: 'flex',
      alignItems: 'stretch',
      gap: 2,
      width: '100%',
      height: '100%',
      minWidth: 0,
      position: 'relative',
    },
    '& [data-crops] > svg': {
      position: 'absolute',
      right: 6,
      top: '50%',
      width: 18,
      height: 18,
      transform: 'translateY(-50%)',
      color: theme.vars.palette.warning.dark,
    },
    '& [data-warned="true"] > [data-role]': { paddingRight: 28 },
    '& [data-role]': {
      flex: '1 1 0',
      minWidth: 0,
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(2),
      padding: theme.spacing(0, 2),
      borderRadius: 6,
      background: `color-mix(in srgb, var(--crop) 20%, ${theme.vars.palette.background.paper})`,
      fontWeight: fontWeights.medium,
    },
    '& [data-name]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& [data-role] > small': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& [data-role="CATCH_CROP"]': {
      flexGrow: 0.6,
      fontWeight: fontWeights.regular,
      background: 'transparent',
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
    },
  };
}
