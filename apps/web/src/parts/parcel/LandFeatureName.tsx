import type { LandFeature } from '@brazda/contract/agroevidence/land-features.ts';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceLandFeaturesRenameFields } from '#web/lib/fields.generated.ts';
import { ChangeFault } from '#web/parts/changes/ChangeFault.tsx';
import { InlineEdit } from '#web/ui/InlineEdit.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useRenameLandFeature } from './land-features.queries.ts';
import { useLandFeatureTitle } from './use-land-feature-title.ts';

interface LandFeatureNameProps {
  readonly farmId: number;
  readonly feature: LandFeature;
}

/** What a water or a zone is called, changed where it stands. */
export function LandFeatureName({ farmId, feature }: LandFeatureNameProps): ReactElement {
  const title = useLandFeatureTitle()(feature);
  const show = useSnackbar();
  const rename = useRenameLandFeature(farmId, feature, ({ changeId }, name) => ({
    changeId,
    message: <T id="landFeature.renamed" values={{ name: name ?? '' }} />,
  }));
  const confirm = async (name: string): Promise<void> => {
    await rename.mutateAsync(name);
  };
  return (
    <InlineEdit
      label={<T id="landFeature.rename" />}
      name={title}
      value={feature.name ?? ''}
      maxLength={agroevidenceLandFeaturesRenameFields.name.maxLength}
      onConfirm={confirm}
      tellFault={(fault) => <ChangeFault error={fault} nowOf={(now: LandFeature) => now.name} />}
      onRefusedUnseen={(error) => show({ tone: 'error', message: <ErrorText error={error} /> })}
    >
      {title}
    </InlineEdit>
  );
}
